import { formatAmount } from '@grzadka/contract/core/number/amount';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { type Waiting, type WaitingEntry, waitingDays } from '@grzadka/contract/home/home.model';
import { messageRecord } from '@grzadka/contract/message/message.record';
import { newsRecord } from '@grzadka/contract/news/news.record';
import { noticeRecord } from '@grzadka/contract/notice/notice.record';
import { pageVersionRecord } from '@grzadka/contract/page/page-version.record';
import { formatDay, formatMinute } from '../core/ui/format.ts';

type Backup = NonNullable<Waiting['backup']>;

const entryLabels: Readonly<Record<WaitingEntry['type'], string>> = {
  news: newsRecord.label,
  notice: noticeRecord.label,
  'page-version': pageVersionRecord.label,
  message: messageRecord.label,
};

/** The texts of what waits for whoever opens the start page. */
export const homeText = {
  waiting: 'Czeka na Ciebie',
  failed: 'Nie udało się sprawdzić, co na Ciebie czeka.',
  nothing: 'Teraz nic na Ciebie nie czeka.',
  operations: (count: number) => `Operacje do wyjaśnienia: ${formatDecimal(count)}`,
  /** What came and what went, each where there is some. */
  sums: ({ incoming, outgoing }: NonNullable<Waiting['operations']>) =>
    [
      incoming > 0 && `wpływy ${formatAmount(incoming)}`,
      outgoing > 0 && `wydatki ${formatAmount(outgoing)}`,
    ]
      .filter((part) => part !== false)
      .join(', '),
  readings: (count: number) => `Odczyty do sprawdzenia: ${formatDecimal(count)}`,
  submissions: (count: number) => `Zgłoszenia odczytów do rozpatrzenia: ${formatDecimal(count)}`,
  entry: ({ type, name }: WaitingEntry) => `${entryLabels[type]}: ${name}`,
  draft: (begunAt: string) => `Szkic od ${formatDay(begunAt)}`,
  moreDrafts: (count: number) => `Inne szkice starsze niż tydzień: ${formatDecimal(count)}`,
  ending: (endsAt: string) => `Kończy się ${formatMinute(endsAt)}`,
  moreEnding: (count: number) =>
    `Inne wpisy, które kończą się w ciągu ${waitingDays.ending}\u00a0dni: ${formatDecimal(count)}`,
  undelivered: (sentAt: string) => `Nie wszystkie e-maile dotarły, wysłano ${formatDay(sentAt)}`,
  moreUndelivered: (count: number) =>
    `Inne wiadomości, które nie do wszystkich dotarły: ${formatDecimal(count)}`,
  failedMail: (count: number) => `Niewysłane e-maile: ${formatDecimal(count)}`,
  round: (name: string, read: number, meters: number) =>
    `Tura ${name}: ${formatDecimal(read)} z ${formatDecimal(meters)}`,
  walks: 'Odczyty liczników',
  walk: (name: string) => `Tura odczytów: ${name}`,
  walked: (read: number, meters: number) =>
    `Odczytane: ${formatDecimal(read)} z ${formatDecimal(meters)}`,
  backup: ({ isThere }: Backup) => (isThere ? 'Pobierz kopię zapasową' : 'Kopia zapasowa'),
  lastAway({ isThere, awayAt }: Backup): string {
    if (!isThere) return 'Nie ma jeszcze żadnej kopii';
    return awayAt === null ? 'Żadnej jeszcze nie pobrano' : `Ostatnio pobrano ${formatDay(awayAt)}`;
  },
} as const;
