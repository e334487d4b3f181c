import type { Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** An e-mail that is about to be handed over, and about no login. */
interface WaitingMail {
  readonly id: string;
  /** Those who wait for it still. */
  readonly pending: readonly string[];
  /** Whether one of the others has it. */
  readonly hasLeft: boolean;
}

/**
 * The recipients that an e-mail still goes to: all who wait for it, only some where one has it already, or nobody. `taken-back`
 * says that the area that queued it has noted so, and that the e-mail is to be forgotten.
 */
type Wanted = { readonly pending: readonly string[] } | 'taken-back';

/**
 * Asks whoever queued an e-mail whether it is still to go, in the transaction that takes it up (0184). One that nobody knows goes as it is.
 */
export type AskStillWanted = (trx: Transaction<Database>, mail: WaitingMail) => Promise<Wanted>;
