import type { MessageChannel, RecipientReason } from '@grzadka/contract/message/message.labels';
import { factsOfKind, type MessageKind } from '@grzadka/contract/message/message-kinds';
import { uniqBy } from 'es-toolkit/array/uniqBy';
import type { Person } from './found-person.ts';

/** How a message goes to those who get it together. */
export interface Dispatch {
  readonly channel: MessageChannel;
  /** Why it does not go at all; null where it does. */
  readonly reason: RecipientReason | null;
  /** Where an e-mail goes; nowhere for a letter. */
  readonly emails: readonly string[];
  /** The lines of the address on paper, for e-mails too; none where there is none. */
  readonly address: readonly string[];
}

/** What decides on how a message is dispatched. */
export interface DispatchFacts {
  readonly kind: MessageKind;
  readonly printsWithoutConsent: boolean;
}

/**
 * By e-mail to whoever of them agreed, of several with one e-mail; where nobody did on paper, or not at all: docs/product/messages.md#kinds. The
 * address on paper is that of the first of them who has one.
 */
export function dispatchTo(
  people: readonly Person[],
  { kind, printsWithoutConsent }: DispatchFacts,
): Dispatch {
  const { statutory, printOnly } = factsOfKind(kind);
  const address = people.find((person) => person.address.length > 0)?.address ?? [];
  const emails = printOnly ? [] : agreedEmails(people);
  if (emails.length > 0) return { channel: 'email', reason: null, emails, address };
  if (!statutory && !printsWithoutConsent) {
    return { channel: 'email', reason: 'no-consent', emails, address };
  }
  const reason = address.length > 0 ? null : whyUnreachable(people);
  return { channel: 'print', reason, emails, address };
}

/** Of an address that several have it is one e-mail. */
function agreedEmails(people: readonly Person[]): string[] {
  const emails = people.flatMap(({ agreed, email }) => (agreed && email !== null ? [email] : []));
  return uniqBy(emails, (email) => email.toLowerCase());
}

function whyUnreachable(people: readonly Person[]): RecipientReason {
  return people.some(({ email }) => email !== null) ? 'no-postal-address' : 'no-address';
}
