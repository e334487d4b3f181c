import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { hashToken, newToken } from '#src/core/token.ts';
import { countingOf, lockGiver, withdrawConsent } from './give-consent.ts';

/** Who is told to have withdrawn a consent by the link of a message: whoever holds that, signed in or not. */
const receiver: Actor = { userLoginId: null, displayName: 'link z e-maila' };

/**
 * Makes a token by which the receiver of a message can unsubscribe, for ever and without signing in; only its hash is kept,
 * so that it can be told this once.
 */
export async function issueUnsubscribeToken(
  trx: Transaction<Database>,
  partyId: string,
): Promise<string> {
  const token = newToken();
  await trx
    .insertInto('unsubscribeToken')
    .values({ hash: hashToken(token), partyId })
    .execute();
  return token;
}

/** Withdraws the consent to information of whom the token was made for; nothing where there is none, and for any other token. */
export async function unsubscribe(db: Kysely<Database>, token: string): Promise<void> {
  await change(db, receiver, async (tx) => {
    const told = await tx.trx
      .selectFrom('unsubscribeToken')
      // A party that is gone has no consents either.
      .innerJoin('party', 'party.id', 'unsubscribeToken.partyId')
      .select('partyId')
      .where('hash', '=', hashToken(token))
      .executeTakeFirst();
    if (!told) return;
    const giver = await lockGiver(tx.trx, told.partyId);
    const given = countingOf(giver, 'information');
    if (!given || given.state === 'withdrawn') return;
    await withdrawConsent(tx, giver, {
      kind: 'information',
      withdrawnOn: giver.today,
      how: 'link',
    });
  });
}
