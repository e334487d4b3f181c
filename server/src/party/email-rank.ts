import { isWithinRank } from '@grzadka/contract/party/party-rank';
import type { RawBuilder, Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import type { Database } from '#src/core/database/tables.ts';
import { lockRolesOfParties } from './lock-party-logins.ts';

/** Of parties whose e-mail address is to become another, those at which something is to be said, by id. */
interface EmailRank {
  /** With a login of a higher rank than the caller's: the address stays as it is. */
  readonly refused: ReadonlySet<string>;
  /** With a login of the staff's, where no rank stands in the way since nobody is signed in. */
  readonly remarkable: ReadonlySet<string>;
}

/**
 * Asks for the rule of rank wherever e-mail addresses of parties change, by form or by file: docs/product/rules.md#rank. The
 * next password of a login goes to the address of its party, so whoever changes that could have the password. `parties`
 * selects the ids of locked parties whose address becomes another; no login of theirs changes until the transaction ends.
 * 401, 403 when the caller may change no party any more.
 */
export async function rankOfEmails(
  trx: Transaction<Database>,
  asked: { parties: RawBuilder<unknown>; caller: Actor },
): Promise<EmailRank> {
  const { roles, callerRole } = await lockRolesOfParties(trx, asked);
  const staffed = [...roles.keys()];
  if (callerRole === null) return { refused: new Set(), remarkable: new Set(staffed) };
  return {
    refused: new Set(staffed.filter((id) => !isWithinRank(callerRole, roles.get(id) ?? []))),
    remarkable: new Set(),
  };
}
