import { ownCodeSettings } from '@grzadka/contract/settings/own-codes';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** The accountant's own numbers of ledger accounts; null where none was set. */
export type OwnCodes = (code: Database['ledgerLine']['code']) => string | null;

/** Reads the accountant's own numbers, as they are set now (docs/product/accountant.md#own-numbers). */
export async function readOwnCodes(db: Kysely<Database>): Promise<OwnCodes> {
  const settings = await db
    .selectFrom('settings')
    .select(Object.values(ownCodeSettings))
    .executeTakeFirstOrThrow();
  return (code) => settings[ownCodeSettings[code]];
}
