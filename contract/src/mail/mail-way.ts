import type { MailServerAnswer, MailWay } from './mail.model.ts';

/** What a mail server does that takes no e-mails. */
const doings: Readonly<Record<MailServerAnswer, string>> = {
  'no-answer': 'nie odpowiada',
  'not-secure': 'nie łączy się bezpiecznie',
  'sign-in': 'nie przyjmuje nazwy użytkownika lub hasła',
  sender: 'nie przyjmuje adresu nadawcy',
  recipient: 'odkłada przyjęcie adresów',
  message: 'odkłada przyjęcie e-maili',
};

/** How times are said: the time now, and the words for an instant, as seen from now. */
interface Clock {
  readonly now: Date;
  readonly tell: (instant: string) => string;
}

/** How e-mails leave that do not simply go; null where they go (docs/product/operation.md#mail). */
export function mailWayInWords(
  { delivery, trouble }: MailWay,
  { now, tell }: Clock,
): string | null {
  if (delivery === 'folder') {
    return 'Serwer poczty nie jest ustawiony: e-maile są zapisywane w folderze „mail” w danych programu. Nikt ich nie dostanie, dopóki ktoś ich stamtąd nie wyśle.';
  }
  if (trouble === null) return null;
  const { answer, since, nextTryAt } = trouble;
  const next =
    nextTryAt === null || Date.parse(nextTryAt) <= now.getTime()
      ? 'program właśnie próbuje'
      : `następna próba: ${tell(nextTryAt)}`;
  return `Serwer poczty ${doings[answer]} od ${tell(since)}, ${next}. E-maile czekają.`;
}
