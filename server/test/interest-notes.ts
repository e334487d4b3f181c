import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { addInterestRate } from './fee-factories.ts';
import { addAccount, feeKindNamed, postDebt } from './ledger.ts';

type Db = Kysely<Database>;

/** Ten percent from the beginning of 2026 on, and nine and a half from August on, as the worked examples have it. */
export async function addExampleRates(db: Db): Promise<void> {
  await addInterestRate(db, { validFrom: '2026-01-01', percent: '10.00' });
  await addInterestRate(db, { validFrom: '2026-08-01', percent: '9.50' });
}

/** An account that owes a garden fee, by default 412,50 zł that was due on the last of June 2026. */
export async function addOverdueAccount(
  db: Db,
  { amount = 412_50, dueOn = '2026-06-30', feeKind = 'Opłata ogrodowa' } = {},
) {
  const account = await addAccount(db);
  const feeKindId = await feeKindNamed(db, feeKind);
  const parts = [{ amount, dueOn, feeKindId }];
  const debt = await postDebt(db, { account: account.id, day: '2026-05-01', parts });
  return { ...account, debt };
}

/** What the form of an interest note to a day holds that is about these accounts. */
export function noteForm(thru: string, settlementIds: readonly string[], given: object = {}) {
  return {
    kind: 'interest' as const,
    title: 'Odsetki za opóźnienie',
    periodFrom: thru,
    periodThru: thru,
    issueDay: '2026-10-01',
    feeKindIds: ['019e0000-0000-7000-8000-000000000012'],
    sectorIds: [] as string[],
    gardenIds: [] as string[],
    settlementIds: [...settlementIds],
    ...given,
  };
}
