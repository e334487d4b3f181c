import * as z from 'zod/mini';
import { id, instantReply, keyOf } from '../core/fields.ts';
import { requiredEmail } from '../party/email.ts';

/** What becomes of e-mails: a server sends them, or they stay as files in a folder. */
export const mailDelivery = z.enum(['server', 'folder']);

/** `sent` was taken by a mail server, `saved` became a file; `failed` was given up: refused, or tried until there was no use. */
export const mailState = z.enum(['queued', 'sent', 'saved', 'failed']);

/** How many e-mails are listed, the newest first; the counts are of all. */
export const listedMail = 500;

/** An e-mail as staff see it: never its text, and of its recipients no more than to know them by. */
export const mailMessage = z.object({
  id: z.string(),
  createdAt: instantReply,
  /** Each as 'j…k@example.com'. */
  recipients: z.array(z.string()),
  /** Those of them for whom it was given up. */
  refused: z.array(z.string()),
  subject: z.string(),
  state: mailState,
  /** How often it was handed to the server, or nearly. */
  tries: z.int(),
  /** The login it is about, where that has an owner: where a new password is set. */
  login: z.nullable(z.object({ userLoginId: z.string(), partyId: z.string() })),
  /** The id of the message that it brings: its recipients are where it is sent again. */
  messageId: z.nullable(z.string()),
});

export type MailMessage = z.infer<typeof mailMessage>;

/** At which point a mail server did not take an e-mail, and who can do something about it. */
export const mailServerAnswers = {
  'no-answer':
    'Serwer poczty nie odpowiada. Poproś administratora komputera o sprawdzenie adresu w SMTP_URL.',
  'not-secure':
    'Nie udało się bezpiecznie połączyć z serwerem poczty. Poproś administratora komputera o sprawdzenie SMTP_URL.',
  'sign-in':
    'Serwer poczty nie przyjął nazwy użytkownika lub hasła. Poproś administratora komputera o sprawdzenie SMTP_URL.',
  sender:
    'Serwer poczty nie przyjął adresu nadawcy. Poproś administratora komputera o sprawdzenie MAIL_FROM.',
  recipient: 'Serwer poczty nie przyjął adresu odbiorcy. Sprawdź, czy jest poprawny.',
  message: 'Serwer poczty nie przyjął wiadomości. Spróbuj ponownie za kilka minut.',
} as const;

export type MailServerAnswer = keyof typeof mailServerAnswers;

/** How e-mails leave: docs/product/operation.md#mail. */
export const mailWay = z.object({
  delivery: mailDelivery,
  /** That the mail server takes none, at which point, since when, and when it is asked again; null while it does, and where there is none. */
  trouble: z.nullable(
    z.object({
      answer: keyOf(mailServerAnswers),
      since: instantReply,
      /** Null while it is being asked. */
      nextTryAt: z.nullable(instantReply),
    }),
  ),
});

export type MailWay = z.infer<typeof mailWay>;

export const mailOverview = z.object({
  ...mailWay.shape,
  counts: z.object({ queued: z.int(), sent: z.int(), saved: z.int(), failed: z.int() }),
  /** Since when the oldest of the waiting ones waits; null where none does. */
  oldestQueuedAt: z.nullable(instantReply),
  /** The caller's own address, to send the test to; null where none is known. */
  ownEmail: z.nullable(z.string()),
  items: z.array(mailMessage).check(z.maxLength(listedMail)),
});

export type MailOverview = z.infer<typeof mailOverview>;

/** Which e-mail is to be tried at once. */
export const mailRetry = z.object({ id });

/** Where the test goes. */
export const testMail = z.object({ to: requiredEmail });

/** How many tests the program sends in an hour, whoever asks. */
export const testMailsPerHour = 5;

/** Why an e-mail cannot be tried again; of one given up, about a login or of a message, what to do. */
export const retryRefusals = {
  sent: 'Ten e-mail jest już wysłany.',
  saved: 'Ten e-mail jest już zapisany w folderze.',
  failed: {
    login:
      'Program nie ma już treści tego e-maila. Ustaw nowe hasło i zaznacz, że ma je wysłać e-mailem.',
    message:
      'Program nie ma już treści tego e-maila. Otwórz wiadomość i wyślij ją tej osobie ponownie.',
  },
} as const;

/** Why there is nothing to test. */
export const noMailServer =
  'Wysyłanie e-maili nie jest ustawione – wiadomości czekają w folderze. Podaj serwer poczty.';

/** How much of a mail server's words is kept, in characters. */
export const longestServerWords = 200;

/** Why an e-mail was not sent, where no mail server said so, and what to do. */
export const mailFailures = {
  attachmentGone: 'Załącznika już nie ma. Wybierz inny i wyślij ponownie.',
  unreadable: 'Program nie mógł odczytać załącznika. Wyślij ponownie.',
  notWanted:
    'Nie wysłano na jeden z adresów: zgody albo adresu już nie ma, albo wysyłanie zatrzymano.',
  stale: 'Program nie zdążył wysłać tego e-maila w ciągu dwóch dni. Wyślij go ponownie.',
} as const;
