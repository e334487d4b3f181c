import { chargeAmountRefusals } from '@grzadka/contract/charge/amount/charge-amount.model';
import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import { mostSettlementsInRun } from '@grzadka/contract/charge/run/charge-run.model';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { type Kysely, sql } from 'kysely';
import type { ChargeRunRow } from '#src/charge/charge-run-row.ts';
import { isWithinRun } from '#src/charge/loading/within-run.ts';
import { readKindsByHand } from '#src/charge/run/amount-rules.ts';
import { type ChangeTransaction, lockRecord } from '#src/core/change/change.ts';
import { anyOf } from '#src/core/database/any-of.ts';
import { readRow } from '#src/core/database/read-row.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { namesHolder, readNames } from '#src/ledger/refuse-names.ts';
import {
  defineImport,
  type IntoRecord,
  type PlanContext,
  type Planner,
} from '../../engine/define-import.ts';
import { ImportError } from '../../import-error.ts';
import { findSettlements, type PlacedRow } from '../find-settlements.ts';
import { readSectorNames } from '../sector.ts';
import { placeOfAccount, sharedColumns } from '../shared-columns.ts';
import { type AmountRow, amountRow } from './amount-row.ts';
import { type AmountChange, writeAmounts } from './amount-store.ts';
import { placeByName } from './place-by-name.ts';

/** What single accounts are charged by a draft, in the place of the tariff's rate (docs/product/charge-runs.md#amounts-by-hand). */
export const amountImport = defineImport({
  name: 'amount',
  columns: {
    ...placeOfAccount,
    amount: { title: 'Kwota' },
    feeKind: { ...sharedColumns.feeKind, isOptional: true },
    description: { title: 'Opis', aliases: ['Za co'], isOptional: true },
  },
  checkHeader: (header) =>
    header.has('reference') || header.has('garden')
      ? undefined
      : 'Brakuje kolumny „Numer rozliczenia” albo „Działka”.',
  // The draft is locked instead.
  tables: [],
  lockInto: lockDraft,
  readSchemas: async (db, into) => {
    const kinds = await readKindsByHand(db, await readRun(db, into));
    const row = amountRow(await readSectorNames(db), kinds);
    return { row, identity: row };
  },
  startPlan: planAmounts,
  write: writeAmounts,
});

/**
 * Locks the draft until all is written: 404 and 412 as its other changes have it; an `ImportError` where it is none any more, or
 * charges nothing by hand.
 */
async function lockDraft(tx: ChangeTransaction, into: IntoRecord): Promise<void> {
  const run = await lockRecord(tx, chargeRunRecord, into);
  if (run.state !== 'draft') throw new ImportError(chargeRefusals.notDraft);
  const kinds = await readKindsByHand(tx.trx, run);
  if (kinds.length === 0) throw new ImportError(chargeAmountRefusals.noneByHand);
}

async function readRun(db: Kysely<Database>, into: IntoRecord | undefined): Promise<ChargeRunRow> {
  if (into === undefined) throw new RangeError('Amounts are taken into a run');
  return readRow(db, 'chargeRun', into.id);
}

async function planAmounts({
  db,
  into,
  refuse,
  warn,
  states,
  watchForDoubled,
}: PlanContext): Promise<Planner<AmountRow, AmountRow, AmountChange>> {
  const run = await readRun(db, into);
  const noteAccounts = watchForDoubled({
    field: null,
    message: (first) => `To konto rozliczeniowe jest już w wierszu ${first}. Zostaw jeden z nich.`,
  });
  const words = {
    nobody: `W dniu ${dayInFigures(run.referenceDay)} nikt nie miał tej działki. Podaj numer rozliczenia.`,
    several: `W dniu ${dayInFigures(run.referenceDay)} działka miała kilka kont rozliczeniowych. Podaj numer rozliczenia`,
  };
  let count = await countAmounts(db, run.id);
  return {
    async plan(rows) {
      const placed = await findSettlements(db, await placeByName(db, rows, refuse), {
        refuse,
        dayOf: () => run.referenceDay,
        words,
      });
      await noteAccounts(placed.map((row) => ({ number: row.number, key: keyOf(row.row) })));
      await refuseOutside(db, run, placed, refuse);
      const settlementIds = placed.map(({ row }) => row.settlementId);
      const isNamed = await readNames(db, settlementIds);
      const stored = await readAmounts(db, run.id, settlementIds);
      const counts = { added: 0, changed: 0, unchanged: 0 };
      const changes: AmountChange[] = [];
      for (const { number, row } of placed) {
        if (isNamed(row.description ?? '', [row.settlementId]))
          refuse(number, 'description', namesHolder);
        const change = compare(run.id, row, stored.get(keyOf(row)), states('description'));
        if (change === undefined) {
          counts.unchanged += 1;
          continue;
        }
        if (change.before === null) counts.added += 1;
        else {
          counts.changed += 1;
          warn(number, 'amount', replaces(change.before.amountGrosz));
        }
        changes.push(change);
      }
      count += counts.added;
      if (count > mostSettlementsInRun) throw new ImportError(chargeRefusals.tooMany);
      return { counts, changes };
    },
  };
}

function replaces(grosz: number): string {
  return `To konto rozliczeniowe ma już kwotę: ${formatAmount(grosz)}. Program ją zastąpi.`;
}

function keyOf({
  settlementId,
  feeKind,
}: Pick<PlacedRow<AmountRow>['row'], 'settlementId' | 'feeKind'>): string {
  return `${settlementId}/${feeKind}`;
}

/** What a row changes of what is set already; undefined where that says the same. */
function compare(
  runId: string,
  { settlementId, feeKind, amount, description: stated }: PlacedRow<AmountRow>['row'],
  before: StoredAmount | undefined,
  statesWords: boolean,
): AmountChange | undefined {
  const description = statesWords ? stated : (before?.description ?? null);
  if (before?.amountGrosz === amount && before.description === description) return undefined;
  return {
    id: before?.id ?? newId(),
    runId,
    settlementId,
    feeKindId: feeKind,
    amountGrosz: amount,
    description,
    before: before ? { amountGrosz: before.amountGrosz, description: before.description } : null,
  };
}

interface StoredAmount {
  readonly id: string;
  readonly amountGrosz: number;
  readonly description: string | null;
}

/** The amounts of these accounts, by account and kind. */
async function readAmounts(
  db: Kysely<Database>,
  runId: string,
  settlementIds: readonly string[],
): Promise<ReadonlyMap<string, StoredAmount>> {
  const rows = await db
    .selectFrom('chargeAmount')
    .select(['id', 'settlementId', 'feeKindId', 'amountGrosz', 'description'])
    .where('runId', '=', runId)
    .where('settlementId', '=', anyOf(settlementIds, 'uuid'))
    .execute();
  return new Map(
    rows.map(({ settlementId, feeKindId, ...row }) => [
      keyOf({ settlementId, feeKind: feeKindId }),
      { ...row, amountGrosz: Number(row.amountGrosz) },
    ]),
  );
}

async function countAmounts(db: Kysely<Database>, runId: string): Promise<number> {
  const { count } = await db
    .selectFrom('chargeAmount')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('runId', '=', runId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Refuses the accounts that the run is not about. */
async function refuseOutside(
  db: Kysely<Database>,
  run: ChargeRunRow,
  placed: readonly PlacedRow<AmountRow>[],
  refuse: PlanContext['refuse'],
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select settlement.id
    from settlement left join garden on garden.id = garden_id
    where settlement.id = any (${placed.map(({ row }) => row.settlementId)}::uuid[])
      and not ${isWithinRun(run)}
  `.execute(db);
  const outside = new Set(rows.map(({ id }) => id));
  for (const { number, row } of placed) {
    if (!outside.has(row.settlementId)) continue;
    refuse(number, row.reference === null ? 'garden' : 'reference', chargeAmountRefusals.outside);
  }
}
