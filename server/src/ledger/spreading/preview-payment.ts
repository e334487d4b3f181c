import { type Kysely, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { readNaming } from '../naming/read-naming.ts';
import { requireOpenDays } from '../open-days.ts';
import {
  type NamedBy,
  type Overpayment,
  readNamed,
  readOpenParts,
  readOverpayments,
  spreadInOrder,
  withInterest,
} from './spread-overpayments.ts';
import { spreadPayment } from './spread-payment.ts';

/** A payment that is not posted: whose, on which day, and how much, in grosze. */
interface AskedPayment {
  readonly settlementId: string;
  readonly day: string;
  readonly amount: number;
  /** The words of the document, if somebody typed them: what they name is covered first. */
  readonly words: string | null;
}

/** What of a part that is open the payment would cover. */
interface PreviewedPart {
  readonly id: string;
  readonly number: string;
  readonly feeKind: string | null;
  readonly description: string | null;
  readonly dueOn: string;
  readonly effectiveDueOn: string;
  readonly open: number;
  readonly covered: number;
  /** Whether the words of the payment name it. */
  readonly named: boolean;
}

const asked = 'asked';

/**
 * What a payment in cash would cover if it were posted now, by the very rule that spreads it, in the order of that rule, with what
 * the account comes to before (docs/product/payments.md#preview). 404 without the account; 409 for a day on which nothing is posted.
 */
export async function previewPayment(
  db: Kysely<Database>,
  { settlementId, day, amount, words }: AskedPayment,
): Promise<{ balance: number; parts: PreviewedPart[]; left: number }> {
  const id = recordId(settlementId);
  const { balanceGrosz } = await db
    .selectFrom('settlement')
    .select('balanceGrosz')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  await requireOpenDays(db, [{ series: 'KP', entries: [{ postingDay: day }] }]);
  const payments = await readOverpayments(db, [id], { entryIds: [], lineIds: [] });
  const open = await readOpenParts(db, [id]);
  const isNamed = (await readNaming(db))(words ?? '');
  const ofOthers = await readNamed(db, payments);
  const namedBy: NamedBy = (payment) => (payment.id === asked ? isNamed : ofOthers(payment));
  const shares = spreadInOrder(
    inTurn(payments, {
      id: asked,
      entryId: asked,
      settlementId: id,
      effectiveDay: day,
      series: 'KP',
      since: day,
      left: amount,
    }),
    open,
    namedBy,
  );
  const covered = new Map(
    shares
      .filter(({ lineId }) => lineId === asked)
      .map(({ itemId, amountGrosz }) => [itemId, amountGrosz]),
  );
  const isMeant = withInterest(isNamed);
  const named = new Set(open.filter(isMeant).map((part) => part.id));
  const parts = await describe(db, spreadPayment(Infinity, open, isMeant));
  const told = parts.map((part) => ({
    ...part,
    covered: covered.get(part.id) ?? 0,
    named: named.has(part.id),
  }));
  const left = told.reduce((rest, part) => rest - part.covered, amount);
  return { balance: Number(balanceGrosz), parts: told, left };
}

/**
 * Puts the payment among those with something left: behind those of earlier days, and behind those of its own day in its own
 * series or an earlier one.
 */
function inTurn(payments: readonly Overpayment[], payment: Overpayment): Overpayment[] {
  const isBefore = ({ effectiveDay, series }: Overpayment) =>
    effectiveDay < payment.effectiveDay ||
    (effectiveDay === payment.effectiveDay && series <= payment.series);
  const [before, after] = [payments.filter(isBefore), payments.filter((one) => !isBefore(one))];
  return [...before, payment, ...after];
}

type DescribedPart = Omit<PreviewedPart, 'covered' | 'named'>;

/** Parts by their ids, in that order, with what is open of each. */
async function describe(
  db: Kysely<Database>,
  open: readonly { itemId: string; amount: number }[],
): Promise<DescribedPart[]> {
  const { rows } = await sql<Omit<DescribedPart, 'open'>>`
    select item.id, entry.number, fee_kind.name as fee_kind, item.description, item.due_on, item.effective_due_on
    from open_item item
    join ledger_line line on line.id = item.line_id
    join ledger_entry entry on entry.id = line.entry_id
    left join fee_kind on fee_kind.id = item.fee_kind_id
    where item.id = any (${open.map(({ itemId }) => itemId)}::uuid[])
  `.execute(db);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return open.flatMap(({ itemId, amount }) => {
    const row = rowOf.get(itemId);
    return row === undefined ? [] : [{ ...row, open: amount }];
  });
}
