import type { Faker } from '@faker-js/faker';
import { commandLine } from '@grzadka/server/src/core/change/audit-entry.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { openingEntry } from '@grzadka/server/src/import/kinds/opening/opening-store.ts';
import { post } from '@grzadka/server/src/ledger/post.ts';
import type { Transaction } from 'kysely';

/** What may be owed from the year before the fees are charged here, in grosze, and by when it was due. */
const debts = [
  { feeKind: 'Opłata ogrodowa', least: 90_00, most: 220_00, due: { month: 6, day: 30 } },
  { feeKind: 'Energia wg licznika', least: 15_00, most: 340_00, due: { month: 10, day: 31 } },
  { feeKind: 'Woda wg licznika', least: 8_00, most: 120_00, due: { month: 10, day: 31 } },
] as const;

/** Shares of the accounts that owe something, and that have paid ahead. */
const [owing, ahead] = [0.12, 0.05];

/** Posts what some of the accounts owed and had overpaid when the first year with charges began. */
export async function postOpenings(
  trx: Transaction<Database>,
  { random, firstYear }: { random: Faker; firstYear: number },
): Promise<void> {
  const lastDay = Temporal.PlainDate.from({ year: firstYear - 1, month: 12, day: 31 });
  const feeKinds = await trx.selectFrom('feeKind').select(['id', 'name']).execute();
  const idOf = new Map(feeKinds.map(({ id, name }) => [name, id]));
  const accounts = await trx
    .selectFrom('settlement')
    .select('id')
    .where('closedOn', 'is', null)
    .where('openedOn', '<=', lastDay.toString())
    .orderBy('number')
    .execute();
  const day = lastDay.toString();
  const entries = accounts.flatMap(({ id: settlementId }) => {
    const drawn = random.number.float();
    if (drawn < ahead) {
      const amount = -random.number.int({ min: 1, max: 20 }) * 10_00;
      const description = 'Bilans otwarcia: nadpłata';
      return [openingEntry({ settlementId, day, amount, description, feeKindId: null, parts: [] })];
    }
    if (drawn > ahead + owing) return [];
    return random.helpers
      .arrayElements(debts, { min: 1, max: 3 })
      .map(({ feeKind, due, ...of }) => {
        const amount = random.number.int({ min: of.least, max: of.most });
        const part = { description: null, dueOn: lastDay.with(due).toString(), amount };
        return openingEntry({
          settlementId,
          day,
          amount,
          description: `Bilans otwarcia: ${feeKind}`,
          feeKindId: idOf.get(feeKind) ?? null,
          parts: [part],
        });
      });
  });
  const document = { series: 'BO', sourceId: newId(), entries } as const;
  // Nobody did what is in the demo: the audit knows of none of it.
  await post({ trx, actor: commandLine }, [document], async () => undefined);
}
