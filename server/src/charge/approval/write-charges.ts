import type { Insertable, Transaction } from 'kysely';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { type ImportedEntry, writeImportedEntries } from '#src/core/change/imported-entries.ts';
import { writeInBatches } from '#src/core/database/in-batches.ts';
import { insertRows } from '#src/core/database/insert-rows.ts';
import { lookByIndexes } from '#src/core/database/long-work.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { EntryDraft, PostedEntry, Series } from '#src/ledger/entry-draft.ts';
import { post } from '#src/ledger/post.ts';
import type { Progress, Reckoned } from '../calculation/reckoned.ts';
import type { Charge, NewStretch } from '../calculation/result.ts';
import type { ChargeRunRow } from '../charge-run-row.ts';
import { type ChargedDays, chargedDays } from './charged-days.ts';
import { checkWritten } from './check-written.ts';
import { writeNoted } from './write-noted.ts';

/** A charge with its plot, before it has a number. */
interface Due {
  readonly charge: Charge;
  readonly reckoned: Reckoned;
  readonly days: ChargedDays;
}

/** So many accounts are posted together: the database looks through what is written after each lot, in well under a second. */
const accountsAtOnce = 250;

/**
 * Writes the charges of a run, and the days of meters that are charged with it, and posts them to the ledger, in the order of the
 * plots (docs/product/charge-runs.md#charges). Returns the number of the run, and a function that records the entries in the
 * audit below that of the run.
 */
export async function writeCharges(
  tx: ChangeTransaction,
  run: ChargeRunRow,
  {
    reckoned,
    tell: tellHowFar,
  }: {
    reckoned: readonly Reckoned[];
    tell?: ((progress: Pick<Progress, 'done' | 'of'>) => Promise<unknown>) | undefined;
  },
): Promise<{ number: string; tell: (importId: string) => Promise<void> }> {
  const { trx, actor } = tx;
  const told: ImportedEntry[] = [];
  const days = await chargedDays(trx, run, reckoned);
  const charged = reckoned.filter(({ charges }) => charges.length > 0);
  let last: PostedEntry | undefined;
  // A correction names days of an earlier note alone: the order in which days are kept is of no account.
  const chargeOfAccount = new Map<string, string>();
  await lookByIndexes(trx);
  for (let done = 0; done < charged.length; done += accountsAtOnce) {
    await tellHowFar?.({ done, of: charged.length });
    const lot = charged
      .slice(done, done + accountsAtOnce)
      .flatMap((one) =>
        one.charges.map((charge) => ({ charge, reckoned: one, days: days(charge, one) })),
      );
    const posted = await postLot(tx, run, lot, told);
    for (const { id, settlementId } of await writeLot(trx, run, lot, posted)) {
      chargeOfAccount.set(settlementId, id);
    }
    last = posted.at(-1);
    await checkWritten(trx);
  }
  if (last === undefined) throw new RangeError('A run that charges something');
  const number = last.number.slice(0, last.number.lastIndexOf('/'));
  const ofNothing = reckoned.flatMap(({ stretches, charges }) =>
    stretches.filter((stretch) => chargeOf(stretch, charges) === undefined),
  );
  await writeStretches(
    trx,
    run,
    ofNothing.map((stretch) => ({ stretch, chargeId: null, number, measurementId: null })),
  );
  await writeNoted(trx, run, { reckoned, chargeOfAccount });
  const tell = (importId: string) =>
    writeInBatches(told, (batch) => writeImportedEntries(trx, { actor, importId }, batch));
  return { number, tell };
}

/** Interest notes have numbers of their own. */
function seriesOf({ kind }: ChargeRunRow): Series {
  return kind === 'interest' ? 'NO' : 'NAL';
}

function postLot(
  tx: ChangeTransaction,
  run: ChargeRunRow,
  lot: readonly Due[],
  told: ImportedEntry[],
): Promise<PostedEntry[]> {
  const entries = lot.map(({ charge }) => entryOf(charge, run));
  return post(tx, [{ series: seriesOf(run), sourceId: run.id, entries }], async (entriesOfLot) => {
    told.push(...entriesOfLot);
  });
}

/** The entry of a charge: a debt with its parts, or what an account is given back. */
function entryOf(
  { settlementId, feeKindId, amount, parts, lines }: Charge,
  { issueDay, title }: ChargeRunRow,
): EntryDraft {
  const [line] = lines;
  return {
    postingDay: issueDay,
    // What the program says by itself is looked through for no names; the title was typed, and what an amount is for.
    description: (lines.length === 1 ? line?.words : undefined)?.slice(0, 300) ?? title,
    typed: [title, ...lines.flatMap(({ basis }) => basis.description ?? [])].join(' '),
    lines: [
      {
        code: '200',
        settlementId,
        amount,
        parts: amount > 0 ? parts.map((part) => ({ ...part, feeKindId, description: null })) : [],
      },
      { code: '700', feeKindId, amount: 0 - amount },
    ],
  };
}

async function writeLot(
  trx: Transaction<Database>,
  run: ChargeRunRow,
  lot: readonly Due[],
  posted: readonly PostedEntry[],
): Promise<{ id: string; settlementId: string }[]> {
  const charges: (Insertable<Database['charge']> & { id: string })[] = [];
  const lines: ReturnType<typeof lineRow>[] = [];
  const stretches: StretchOf[] = [];
  for (const [index, { charge, reckoned, days }] of lot.entries()) {
    const entry = posted[index];
    if (entry === undefined) throw new RangeError('Each charge is an entry');
    const id = newId();
    charges.push({
      id,
      runId: run.id,
      settlementId: charge.settlementId,
      gardenId: reckoned.gardenId,
      feeKindId: charge.feeKindId,
      place: Number(entry.number.slice(entry.number.lastIndexOf('/') + 1)),
      number: entry.number,
      amountGrosz: charge.amount,
      issueDay: run.issueDay,
      ...periodOf(reckoned, run),
      entryId: entry.id,
      ...days,
    });
    lines.push(...charge.lines.map((line, place) => lineRow(line, id, place + 1)));
    stretches.push(
      ...reckoned.stretches
        .filter((stretch) => chargeOf(stretch, [charge]))
        .map((stretch) => ({
          stretch,
          chargeId: id,
          number: entry.number,
          measurementId: lastReading(stretch, charge),
        })),
    );
  }
  await insertRows(trx, 'charge', charges);
  await insertRows(trx, 'chargeLine', lines);
  await writeStretches(trx, run, stretches);
  return charges;
}

/** The days that a charge is for: of interest from the first that it charges or corrects, which may all lie after the last day of its note. */
function periodOf({ noted }: Reckoned, { periodFrom, periodThru }: ChargeRunRow) {
  const first = noted.map(({ from }) => from).toSorted()[0];
  const last = [periodThru, ...noted.map(({ thru }) => thru)].toSorted().at(-1);
  return { periodFrom: first ?? periodFrom, periodThru: last ?? periodThru };
}

function lineRow(
  { kind, tariffId, quantity, unit, rate, amount, words, basis }: Charge['lines'][number],
  chargeId: string,
  place: number,
) {
  return {
    id: newId(),
    chargeId,
    place,
    kind,
    tariffId,
    quantity,
    unit,
    rate,
    amountGrosz: amount,
    words,
    basis,
    correctsId: basis.stretch?.correctedId ?? null,
  };
}

/** Days of a meter with the charge that they are part of, if any, and by which number people know that. */
interface StretchOf {
  readonly stretch: NewStretch;
  readonly chargeId: string | null;
  readonly number: string;
  /** The reading that they end with, where they end with one. */
  readonly measurementId: string | null;
}

function chargeOf(stretch: NewStretch, charges: readonly Charge[]): Charge | undefined {
  return charges.find(
    ({ settlementId, feeKindId }) =>
      settlementId === stretch.settlementId && feeKindId === stretch.feeKindId,
  );
}

/** The measurement of the day on which a stretch ends, among those that its charge rests on. */
function lastReading({ meterId, thru }: NewStretch, { lines }: Charge): string | null {
  const last = lines
    .flatMap(({ basis }) => basis.readings ?? [])
    .findLast(
      (reading) =>
        reading.kind === 'measurement' && reading.meterId === meterId && reading.day === thru,
    );
  return last?.id ?? null;
}

/** Keeps the days of meters that are charged. */
async function writeStretches(
  trx: Transaction<Database>,
  { id: runId }: ChargeRunRow,
  stretches: readonly StretchOf[],
): Promise<void> {
  const rows = stretches.map(({ stretch, chargeId, number, measurementId }) => ({
    id: newId(),
    meterId: stretch.meterId,
    firstDay: stretch.from,
    lastDay: stretch.thru,
    quantity: stretch.quantity,
    measurementId,
    number,
    runId,
    chargeId,
    feeKindId: stretch.feeKindId,
    tariffId: stretch.tariffId,
    settlementId: stretch.settlementId,
    amountGrosz: stretch.amount,
  }));
  await insertRows(trx, 'billedStretch', rows);
}
