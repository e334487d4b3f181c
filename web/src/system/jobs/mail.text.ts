import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { MailMessage } from '@grzadka/contract/mail/mail.model';
import { formatMinute } from '../../core/ui/format.ts';

const states: Readonly<Record<MailMessage['state'], string>> = {
  queued: 'Czeka',
  sent: 'Wysłany',
  saved: 'Zapisany w folderze',
  failed: 'Niewysłany',
};

/** The texts of what is shown of outgoing mail. */
export const mailText = {
  title: 'Poczta',
  failedToLoad: 'Nie udało się wczytać poczty.',
  whoSetsUp: 'Robi to administrator komputera – jak, mówi strona „Dla administratora komputera”.',
  queued: 'Czekają',
  queuedSince: (count: number, oldest: string | null) =>
    oldest === null
      ? formatDecimal(count)
      : `${formatDecimal(count)}, najstarszy od ${formatMinute(oldest)}`,
  sent: 'Wysłane',
  saved: 'Zapisane w folderze',
  failed: 'Niewysłane',
  count: formatDecimal,
  list: 'Ostatnie e-maile',
  listed: (listed: number, all: number) =>
    `Na liście są najnowsze: ${formatDecimal(listed)} z ${formatDecimal(all)}.`,
  empty: 'Program nie miał jeszcze czego wysłać.',
  state: (state: MailMessage['state'], tries: number) => `${states[state]}. Próby: ${tries}.`,
  beingTried: 'Wysyłanie…',
  // What it said is erased, so that it cannot go out again.
  failedHint: 'Treść jest już usunięta.',
  refused: (addresses: readonly string[]) =>
    `Serwer poczty nie przyjął adresu: ${addresses.join(', ')}.`,
  retry: 'Ponów',
  retried: 'Program zaraz spróbuje wysłać ten e-mail',
  setPassword: 'Ustaw hasło',
  openMessage: 'Otwórz wiadomość',
  showMore: 'Pokaż więcej',
  test: 'Wyślij próbny e-mail',
  testTo: 'Adres e-mail',
  send: 'Wyślij',
  sending: 'Wysyłanie…',
  tested: (to: string) => `Serwer poczty przyjął e-mail: ${to}`,
} as const;
