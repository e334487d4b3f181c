import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { type ChangeTransaction, change } from '#src/core/change/change.ts';
import { anyOf } from '#src/core/database/any-of.ts';
import type { Database } from '#src/core/database/tables.ts';
import { hashToken, newToken } from '#src/core/token.ts';
import { countingOf, lockGiver, withdrawConsent } from './give-consent.ts';

/**
 * The actor in the audit where a consent is withdrawn by the link of a message: everybody who has the link may do so, signed in
 * or not.
 */
const receiver: Actor = { userLoginId: null, displayName: 'link z e-maila' };

/**
 * Makes a token by which the receivers of a message can unsubscribe, for ever and without signing in. Only its hash is kept, so
 * this is the only time that the token is returned. A couple that gets one e-mail has one token: nobody can know which of them
 * used it.
 */
export async function issueUnsubscribeToken(
  trx: Transaction<Database>,
  partyIds: readonly string[],
): Promise<string> {
  const token = newToken();
  await trx
    .insertInto('unsubscribeToken')
    .values({ hash: hashToken(token), partyIds: [...partyIds] })
    .execute();
  return token;
}

/** Withdraws the consents to information of those whom the token was made for; nothing where there are none, and for any other token. */
export async function unsubscribe(db: Kysely<Database>, token: string): Promise<void> {
  await change(db, receiver, async (tx) => {
    const told = await tx.trx
      .selectFrom('unsubscribeToken')
      .select('partyIds')
      .where('hash', '=', hashToken(token))
      .executeTakeFirst();
    // A party that is gone has no consents either.
    const receivers = tx.trx
      .selectFrom('party')
      .select('id')
      .where('id', '=', anyOf(told?.partyIds ?? [], 'uuid'))
      // In one order, so that two links of one couple do not wait for each other.
      .orderBy('id');
    for (const { id } of await receivers.execute()) await withdrawInformation(tx, id);
  });
}

async function withdrawInformation(tx: ChangeTransaction, partyId: string): Promise<void> {
  const giver = await lockGiver(tx.trx, partyId);
  const given = countingOf(giver, 'information');
  if (!given || given.state === 'withdrawn') return;
  await withdrawConsent(tx, giver, {
    kind: 'information',
    withdrawnOn: giver.today,
    how: 'link',
  });
}
