import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import { mailServerAnswers, noMailServer } from '@grzadka/contract/mail/mail.model';
import type { Kysely } from 'kysely';
import type { Config } from '#src/core/config/config.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import type { MailContent } from './mail.repo.ts';
import type { Mailer } from './mailer.ts';
import { pointOfRefusal, smtpAnswer } from './smtp-answer.ts';
import { writeLetter } from './writing/letter.ts';

/** Whoever waits for the answer does so before the screen. */
const patienceInMilliseconds = 20_000;

interface TestContext {
  db: Kysely<Database>;
  mailer: Mailer;
  config: Pick<Config, 'smtpUrl'>;
}

/**
 * Sends a test e-mail to an address and waits for the server's answer. 409 with the sentence that says at
 * which point the server refused, or that there is none.
 */
export async function sendTestMail(
  { db, mailer, config }: TestContext,
  { to }: { to: string },
): Promise<void> {
  if (config.smtpUrl === null) throw new AppError('conflict', { message: noMailServer });
  const settings = await db
    .selectFrom('settings')
    .select(['name', 'email'])
    .executeTakeFirstOrThrow();
  const { name: association, email: replyTo } = settings;
  const mail = {
    ...testLetter(association),
    knownAs: newId(),
    recipients: [to],
    pending: [to],
    association,
    replyTo,
    isAutomatic: true,
    unsubscribeUrl: null,
    files: [],
  };
  try {
    const [refusal] = await mailer.send(mail, AbortSignal.timeout(patienceInMilliseconds));
    if (refusal) throw refusal.error;
  } catch (error) {
    const answer = smtpAnswer(error);
    throw new AppError('conflict', { message: describeAnswer(answer), cause: error });
  }
}

/** The server's answer in words; its number is for whoever looks it up. */
function describeAnswer(answer: ReturnType<typeof smtpAnswer>): string {
  const words = mailServerAnswers[pointOfRefusal(answer)];
  return typeof answer.status === 'number' ? `${words} Kod odpowiedzi: ${answer.status}.` : words;
}

function testLetter(association: string | null): MailContent {
  return writeLetter({
    subject: 'Próbny e-mail z programu Grządka',
    opening: ['to jest próbny e-mail. Skoro go czytasz, program potrafi wysyłać e-maile.'],
    facts: [{ label: 'Wysłany', value: dayAndTime.format(new Date()) }],
    closing: [
      'Nie trzeba na niego odpowiadać.',
      'Zarząd ogrodu',
      ...(association === null ? [] : [association]),
    ],
  });
}

const dayAndTime = new Intl.DateTimeFormat('pl-PL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: gardenTimeZone,
});
