import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { addBankLine, assignLine } from './bank-lines.ts';
import { addCostCategory } from './categories.ts';

/** A cost by bank of a category of its own, of 12,00 zł where no other amount is stated, without a document. */
export async function addCost(
  db: Kysely<Database>,
  { amount = 12_00, bankAccountId }: { amount?: number; bankAccountId?: string } = {},
): Promise<{ id: string }> {
  const { id: costCategoryId } = await addCostCategory(db);
  const ofAccount = bankAccountId === undefined ? {} : { bankAccountId };
  const line = await addBankLine(db, { amount: -amount, ...ofAccount });
  await assignLine(db, line.id, [{ costCategoryId, amount }]);
  const cost = db.selectFrom('cost').select('id').where('costCategoryId', '=', costCategoryId);
  return cost.executeTakeFirstOrThrow();
}
