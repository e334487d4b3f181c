import type { AskStillWanted } from '#src/mail/still-wanted.ts';
import { readPresentDispatch } from './present-dispatch.ts';

/**
 * Asks once more whether a recipient of a message is to get the e-mail that is about to be handed over: what was queued while the
 * mail server was away is hours old (0184). Where its message was stopped, or those who agree or their addresses are others by
 * now, its recipient waits again, and is queued, printed or left out by what is true then, within a minute. Where one of a couple
 * has got the e-mail already, only the address of the other one is checked.
 */
export const askStillWanted: AskStillWanted = async (trx, mail) => {
  const found = await trx
    .selectFrom('messageRecipient')
    .innerJoin('message', 'message.id', 'messageRecipient.messageId')
    .select(['messageRecipient.id', 'emails', 'message.kind', 'message.state'])
    .where('mailId', '=', mail.id)
    .where('messageRecipient.state', '=', 'waiting')
    .executeTakeFirst();
  // A test goes to whoever has asked for it.
  if (found === undefined) return { pending: mail.pending };
  const isSent = found.state === 'sending';
  const dispatch = (await readPresentDispatch(trx, found, [found.id])).get(found.id);
  const wanted = lowered(isSent && dispatch !== undefined ? dispatch.emails : []);
  if (mail.hasLeft) {
    return { pending: mail.pending.filter((address) => wanted.has(address.toLowerCase())) };
  }
  const queuedFor = lowered(found.emails);
  if (isSent && wanted.size === queuedFor.size && wanted.isSubsetOf(queuedFor)) {
    return { pending: mail.pending };
  }
  await trx
    .updateTable('messageRecipient')
    .set({ mailId: null })
    .where('id', '=', found.id)
    .execute();
  return 'taken-back';
};

function lowered(addresses: readonly string[]): Set<string> {
  return new Set(addresses.map((address) => address.toLowerCase()));
}
