import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { applyFile } from '#src/bank/importing/apply-file.ts';
import { readImport } from '#src/bank/importing/bank-import.repo.ts';
import { dropDouble, takeDouble } from '#src/bank/importing/decide-double.ts';
import { previewFile } from '#src/bank/importing/preview-file.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { camt053, mt940, pkoTable, type Transfer } from '#test/bank-statements.ts';
import { anyDay } from './lane.ts';
import { pick, which, withOne } from './pick.ts';
import type { Ground, Place } from './place.ts';
import {
  countPosted,
  countTold,
  nextTransfers,
  readKept,
  type ToldAccount,
  type ToldFile,
} from './told-account.ts';

type Write = (nrb: string, transfers: readonly Transfer[], opening: number) => string;

/** How a bank writes the same transfers, beginning with what was on the account before them. */
const formats = {
  mt940,
  camt053,
  // With neither references nor balances.
  table: (_, transfers) => pkoTable(transfers),
} satisfies Record<string, Write>;

type Format = keyof typeof formats;

/** Money moves, and some days are taken in as a file: overlapping others, again, from another format. */
export const statementsIn = (year: number) => {
  const day = anyDay(year);
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('statement' as const),
        moves: fc.array(
          fc.record({
            day,
            amount: fc.oneof(
              fc.integer({ min: 1, max: 30 }),
              fc.integer({ min: 100, max: 500 }),
              fc.integer({ min: -60, max: -1 }),
            ),
            copies: fc.constantFrom(1, 1, 2),
            isNamed: fc.boolean(),
            // Whose reference the payer wrote, and which refund it pays.
            account: fc.option(which),
            refund: fc.option(which),
          }),
          { minLength: 1, maxLength: 3 },
        ),
        format: fc.constantFrom<Format>('mt940', 'camt053', 'table'),
        // Whole months as well, so that files have days in common.
        days: fc.oneof(
          fc.tuple(anyDay(year, 1, 1), anyDay(year, 28, 28)),
          fc.uniqueArray(day, { minLength: 2, maxLength: 2 }),
        ),
        // Banks write now in capitals, now not.
        isLoud: fc.boolean(),
        booked: fc.constantFrom('once', 'once', 'twice at once', 'sent twice', 'later'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('book-shown' as const), file: which }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('replay' as const), file: which }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('decide-doubles' as const) }) },
  );
};

type Act = ReturnType<typeof statementsIn> extends fc.Arbitrary<infer One> ? One : never;

type OfKind<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

/** How each of these is done. */
export const statements = {
  statement: async (db: Kysely<Database>, place: Place, one: OfKind<'statement'>) => {
    const { told } = place;
    for (const move of one.moves) told.transfers.push(...transfersOf(place, move));
    const [from = '', thru = ''] = one.days.toSorted();
    const file = makeFile(told, { ...one, from, thru });
    if (file === undefined) return;
    if (one.booked === 'later') {
      told.shown.push({ ...file, importId: await show(db, place, file) });
      return;
    }
    const sent = one.booked === 'sent twice' ? [file, file] : [file];
    const shown = await Promise.all(sent.map((each) => show(db, place, each)));
    const booking = one.booked === 'twice at once' ? bookTwice : book;
    await Promise.all(shown.map((id) => booking(db, place, id)));
    told.booked.push(file);
  },
  'book-shown': (db: Kysely<Database>, place: Place, one: OfKind<'book-shown'>) =>
    withOne(place.told.shown, one.file, async (file) => {
      await book(db, place, file.importId);
      place.told.booked.push(file);
    }),
  replay: (db: Kysely<Database>, place: Place, one: OfKind<'replay'>) =>
    withOne(place.told.booked, one.file, (file) => replay(db, place, file)),
  'decide-doubles': decideDoubles,
};

function transfersOf(
  { told, accounts, refunds }: Place,
  { account, refund, ...move }: OfKind<'statement'>['moves'][number],
) {
  const paid = refund === null ? undefined : pick(refunds, refund);
  if (paid !== undefined) {
    return nextTransfers(told, { ...move, amount: -paid.amount, isNamed: true });
  }
  const words = account === null ? undefined : pick(accounts, account)?.reference;
  return nextTransfers(told, { ...move, ...(words && { words }) });
}

/** More than all amounts of a history come to, in grosze. */
const chanceless = 1_000_000;

/** What the bank has of some days, as it writes it; nothing where nothing moved. */
function makeFile(
  { nrb, transfers, givesReferences }: ToldAccount,
  one: { format: Format; from: string; thru: string; isLoud: boolean },
): ToldFile | undefined {
  const own = transfers
    .filter(({ day }) => day >= one.from && day <= one.thru)
    .toSorted((former, later) => former.day.localeCompare(later.day));
  if (own.length === 0) return undefined;
  const before = transfers.filter(({ day }) => day < one.from);
  // These banks add lines to days that an earlier file has covered already, so a file would open with what another one of the
  // same day closed with by chance alone. Files that do follow one another have a test of their own.
  const since = before.length === 0 ? 0 : transfers.length * chanceless;
  const opening = before.reduce((sum, { amount }) => sum + amount, since);
  const written = own.map(({ title, reference, ...transfer }) => ({
    ...transfer,
    title: one.isLoud ? title.toUpperCase() : title,
    ...(givesReferences && { reference }),
  }));
  const write: Write = formats[one.format];
  return { content: write(nrb, written, opening), transfers: own };
}

async function show(db: Kysely<Database>, { lane, told }: Ground, { content }: ToldFile) {
  const sent = {
    bytes: Buffer.from(content),
    bankAccountId: told.id,
    profileId: null,
    encoding: null,
    objectId: newId(),
    fileName: 'wyciag',
  };
  const { id } = await previewFile(db, sent, lane.reader);
  return id;
}

function book(db: Kysely<Database>, { lane }: Ground, id: string) {
  return applyFile(db, { id, confirmAccount: true }, lane.reader);
}

/** Books a file twice at once: one succeeds, and the other is refused as booked already. */
async function bookTwice(db: Kysely<Database>, ground: Ground, id: string): Promise<void> {
  const tried = await Promise.allSettled([book(db, ground, id), book(db, ground, id)]);
  const refused = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  // Where neither succeeds, the reason is another one.
  if (refused.length > 1) throw refused[0];
  expect(refused).toMatchObject([
    { code: 'conflict', message: expect.stringContaining('już zaksięgowany') },
  ]);
}

/** Takes in once more what was taken in, which adds nothing, whatever became of it. */
async function replay(db: Kysely<Database>, ground: Ground, file: ToldFile): Promise<void> {
  const id = await show(db, ground, file);
  const nothing = { counts: { new: 0, double: 0, known: file.transfers.length } };
  expect(await readImport(db, { id })).toMatchObject(nothing);
  await book(db, ground, id);
  expect(await readImport(db, { id })).toMatchObject(nothing);
}

/** Somebody who knows goes through the suspected doubles: what came as more transfers than are in the ledger is one more. */
async function decideDoubles(db: Kysely<Database>, { told, lane }: Ground): Promise<void> {
  const kept = await readKept(db, told);
  const toldOf = countTold(told);
  const posted = new Map(countPosted(kept));
  for (const { id, number, state } of kept) {
    if (state !== 'double') continue;
    const own = posted.get(number) ?? 0;
    const isAnother = own < (toldOf.get(number) ?? 0);
    const decide = isAnother ? takeDouble : dropDouble;
    await decide(db, { id, caller: lane.reader });
    if (isAnother) posted.set(number, own + 1);
  }
}

/** Takes in what the bank has of all days, and expects that then each transfer is there once, and 130 is what the statement closes with. */
export async function tellAll(
  db: Kysely<Database>,
  ground: Ground,
  format: Exclude<Format, 'table'>,
): Promise<void> {
  const { told } = ground;
  const file = makeFile(told, { format, from: '', thru: '9999', isLoud: false });
  if (file === undefined) return;
  const id = await show(db, ground, file);
  await book(db, ground, id);
  told.booked.push(file);
  await decideDoubles(db, ground);
  const { closing } = await readImport(db, { id });
  const sum = told.transfers.reduce((total, { amount }) => total + amount, 0);
  expect(closing).toEqual({ statement: sum, ledger: sum });
}

/** Takes in every file once more that was taken in. */
export async function replayAll(db: Kysely<Database>, ground: Ground): Promise<void> {
  for (const file of ground.told.booked) await replay(db, ground, file);
}
