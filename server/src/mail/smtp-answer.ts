import type { MailServerAnswer } from '@grzadka/contract/mail/mail.model';

/** What the mail server answered and to which command; not its words, which repeat the address. */
interface SmtpAnswer {
  command: unknown;
  status: unknown;
}

/** Takes the answer from what a failed sending has thrown; without one where the server gave none. */
export function smtpAnswer(error: unknown): SmtpAnswer {
  if (!(error instanceof Error)) return { command: undefined, status: undefined };
  return {
    command: 'command' in error ? error.command : undefined,
    status: 'responseCode' in error ? error.responseCode : undefined,
  };
}

/** What Nodemailer reports of one address that the server refused. */
export interface RecipientError extends Error {
  /** As it was on the wire. */
  readonly recipient: string;
}

/** Which addresses the server refused, by what Nodemailer gave or threw. */
export function recipientErrors(outcome: unknown): readonly RecipientError[] {
  const isTold = typeof outcome === 'object' && outcome !== null && 'rejectedErrors' in outcome;
  if (!isTold || !Array.isArray(outcome.rejectedErrors)) return [];
  return outcome.rejectedErrors.filter(isRecipientError);
}

function isRecipientError(error: unknown): error is RecipientError {
  return error instanceof Error && 'recipient' in error && typeof error.recipient === 'string';
}

/**
 * Whether the server will never take this message: it refused the recipient or the content with a
 * 5xx. A refusal at any other point (sign-in, sender) is a matter of configuration, and can be mended.
 */
export function isRefusedForGood({ command, status }: SmtpAnswer): boolean {
  const isAboutMessage = command === 'RCPT TO' || command === 'DATA';
  return isAboutMessage && typeof status === 'number' && status >= 500;
}

/** At which point the sending ended, for people who are to mend it. */
export function pointOfRefusal({ command }: SmtpAnswer): MailServerAnswer {
  if (typeof command !== 'string') return 'no-answer';
  if (command.startsWith('AUTH')) return 'sign-in';
  return pointByCommand[command] ?? 'no-answer';
}

const pointByCommand: Readonly<Record<string, MailServerAnswer>> = {
  STARTTLS: 'not-secure',
  'MAIL FROM': 'sender',
  'RCPT TO': 'recipient',
  DATA: 'message',
};
