import type { Transaction } from 'kysely';
import { insertRows } from '#src/core/database/insert-rows.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Reckoned } from '../calculation/reckoned.ts';
import type { ChargeRunRow } from '../charge-run-row.ts';

/** Keeps the days that an interest note charged, debt by debt, with the charge that they are part of, if any (docs/product/interest.md#notes). */
export async function writeNoted(
  trx: Transaction<Database>,
  { id: runId }: Pick<ChargeRunRow, 'id'>,
  {
    reckoned,
    chargeOfAccount,
  }: {
    readonly reckoned: readonly Pick<Reckoned, 'settlementId' | 'noted'>[];
    readonly chargeOfAccount: ReadonlyMap<string, string>;
  },
): Promise<void> {
  const rows = reckoned.flatMap(({ settlementId, noted }) =>
    settlementId === null
      ? []
      : noted.map(({ lineId, from, thru, amount, waived, correctsId }) => ({
          id: newId(),
          runId,
          chargeId: chargeOfAccount.get(settlementId) ?? null,
          settlementId,
          lineId,
          firstDay: from,
          lastDay: thru,
          amountGrosz: amount,
          waivedGrosz: waived,
          correctsId,
        })),
  );
  await insertRows(trx, 'interestNoted', rows);
}
