import { isDeepStrictEqual } from 'node:util';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { mostFound, type SearchReply } from '@grzadka/contract/search/search.model';
import type { SettlementListItem } from '@grzadka/contract/settlement/settlement.model';
import fc from 'fast-check';
import { foldLetters } from '#src/core/fold-text.ts';
import { addDocument, addNews, addNotice } from '#test/content-factories.ts';
import { addAssignment, addGarden, addMeter, addParty, describeDevice } from '#test/factories.ts';
import { postDebt } from '#test/ledger.ts';
import { distance, type Kind, keyOf, kinds, type Row, wordsIn } from '#test/search-nearness.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const employee = await app.as('ROLE_EMPLOYEE');

const letters = [
  'Żak',
  'Zak',
  'Żakowska',
  'Kos',
  'Kosowski',
  'Nowak-Kowalska',
  'Łoś',
  'Los',
  'Jan',
  'Janina',
  'Ó',
  'ab',
  'Abc',
];
const numbers = [
  '1',
  '2',
  '12',
  '12a',
  '12 B',
  '120',
  '210',
  '2100',
  '1/210',
  'A-12',
  'I/12 b',
  'Dz. 12',
  'Działka 21',
];
const serials = ['SN/1486-139', 'sn1486', '1486139', '12', 'Los 12', '120/A'];
const word = fc.constantFrom(...letters, ...numbers);

const seed = 40;
const pick = <Value>(of: fc.Arbitrary<Value>, numRuns: number) => fc.sample(of, { numRuns, seed });

const rows: Record<Kind, Row[]> = {
  plots: [],
  parties: [],
  meters: [],
  news: [],
  notices: [],
  documents: [],
};
const plotNames = new Set([
  ...numbers,
  ...pick(fc.tuple(word, word), 30).map((words) => words.join(' ')),
]);
for (const name of plotNames) {
  const { id } = await addGarden(db, { name });
  rows.plots.push({ id, name, isOver: false });
}
for (const [at, [lastName, firstName]] of pick(fc.tuple(word, word), 80).entries()) {
  const { id } = await addParty(db, { lastName, firstName });
  if (at % 4 === 0) {
    const phone = `48${600_000_000 + at * 1_234_567}`;
    await db.updateTable('party').set({ phone }).where('id', '=', id).execute();
  }
  const gardenId = rows.plots[at % rows.plots.length]?.id ?? '';
  const ended = at % 3 === 0 ? { validThru: '2021-12-31' } : {};
  await addAssignment(db, { gardenId, partyId: id, validFrom: '2020-01-01', ...ended });
}
const titled = { news: addNews, notices: addNotice } as const;
for (const [at, words] of pick(fc.array(word, { minLength: 1, maxLength: 4 }), 160).entries()) {
  const title = words.join(' ');
  const isOver = words.length % 2 === 0;
  const period = isOver && {
    publicationFromDate: '2020-01-01T00:00:00Z',
    publicationThruDate: '2020-02-01T00:00:00Z',
  };
  const kind = (['news', 'notices', 'documents'] as const)[at % 3] ?? 'news';
  const { id } =
    kind === 'documents'
      ? await addDocument(db, { name: title, ...period })
      : await titled[kind](db, { title, ...period });
  rows[kind].push({ id, name: title, isOver });
}
// No two meters have one name, also in other letters.
const meterNames = new Map(
  pick(fc.array(word, { minLength: 1, maxLength: 2 }), 60).map((words) => [
    words.join(' ').toLowerCase(),
    words.join(' '),
  ]),
);
for (const [at, name] of [...meterNames.values()].entries()) {
  const isOver = at % 3 === 0;
  const { id } = await addMeter(db, { name, active: !isOver });
  const serial = serials[at] ?? '';
  if (serial !== '') await describeDevice(db, id, { serialNumber: serial });
  rows.meters.push({ id, name, isOver, serial });
}

const people = await db.selectFrom('party').select(['id', 'name', 'phone']).execute();
rows.parties.push(
  ...people.map(({ phone, ...person }) => ({ ...person, isOver: false, phone: phone ?? '' })),
);

/** Accounts that owe what nobody else does. */
const accounts = await db
  .selectFrom('settlement')
  .select(['id', 'reference'])
  .orderBy('number')
  .limit(20)
  .execute();
const debts = accounts.map(({ id }, at) => ({ id, owed: 7_310_01 + at }));
for (const { id, owed } of debts) {
  const parts = [{ dueOn: '2026-01-31', amount: owed }];
  await postDebt(db, { account: id, day: '2026-01-01', parts });
}

/** A row as the model has it: what is equally near and called the same may come in any order. */
function told(kind: Kind, row: Row, phrase: string): string | undefined {
  const near = distance(kind, row, phrase);
  return near === undefined ? undefined : `${Number(row.isOver)}${near} ${keyOf(kind, row)}`;
}

function model(kind: Kind, phrase: string): string[] {
  const found = rows[kind].flatMap((row) => told(kind, row, phrase) ?? []);
  return found.toSorted((one, other) => (one < other ? -1 : 1)).slice(0, mostFound);
}

const part = fc.oneof(
  word,
  word.map((whole) => foldLetters(whole)),
  word.map((whole) => whole.slice(0, 2)),
  word.map((whole) => whole.slice(1)).filter(Boolean),
  fc.constantFrom(
    ...serials,
    'Kowalska-Nowak',
    'dz.',
    'działka',
    'nr',
    '%',
    '_',
    '(ab',
    '[12',
    '\\\\',
    '*',
    'x',
    'nikt',
  ),
);
const named = fc.array(part, { minLength: 1, maxLength: 3 }).map((some) => some.join(' '));
const phoned = fc
  .tuple(
    fc.constantFrom(...people.flatMap(({ phone }) => phone ?? [])),
    fc.constantFrom('', '+48 ', '0048', '0', 'tel. ', 'tel. kom. +48 (0) '),
  )
  .map(([phone, before]) => `${before}${phone.slice(2, 5)} ${phone.slice(5)}`);
const before = ['', 'numer rozliczenia: ', 'nr ', 'konto rozliczeniowe ', 'Rozliczenie '];
const referred = fc
  .tuple(fc.constantFrom(...accounts), fc.constantFrom(...before), fc.boolean())
  .map(([{ reference }, first, isShort]) =>
    isShort ? `${first}${reference.replace(/^GR0*/, 'GR ')}` : `${first}${reference}`,
  );
const owed = fc.constantFrom(...debts).map((debt) => (debt.owed / 100).toFixed(2));

/**
 * Looks for so many random phrases, and returns what is found otherwise than by the model: what, in which order; of accounts, by their own
 * list; and what somebody is shown of debts who may not know them.
 */
export async function compareWithModel(count: number): Promise<object[]> {
  const arbitrary = fc.oneof(
    { weight: 7, arbitrary: named },
    { weight: 1, arbitrary: phoned },
    { weight: 1, arbitrary: referred },
    { weight: 1, arbitrary: owed },
  );
  const faults: object[] = [];
  const compare = (what: object, found: unknown, expected: unknown) => {
    if (!isDeepStrictEqual(found, expected)) faults.push({ ...what, found, expected });
  };
  for (const phrase of pick(arbitrary, count)) {
    const query = new URLSearchParams({ phrase });
    const path = `/api/search?${query.toString()}`;
    const { body } = await treasurer.get<SearchReply>(path);
    for (const kind of kinds) {
      const found = (body[kind] ?? []).map(({ id }) => {
        const row = rows[kind].find((one) => one.id === id);
        return row && told(kind, row, phrase);
      });
      compare({ kind, phrase }, found, model(kind, phrase));
    }
    const found = body.settlements?.map(({ id }) => id);
    const own = await employee.get<SearchReply>(path);
    const debtor = debts.find((debt) => (debt.owed / 100).toFixed(2) === phrase);
    if (debtor) compare({ phrase, as: 'who may know' }, found?.[0], debtor.id);
    const expected = { ...withoutDebts(body), ...(debtor && { settlements: [] }) };
    compare({ phrase, as: 'who may not know' }, own.body, expected);
    if (debtor || !wordsIn(phrase).some(({ length }) => length >= 3)) continue;
    const list = await treasurer.get<ListPage<SettlementListItem>>(
      `/api/settlement?filter-by-phrase=true&limit=${mostFound}&${query.toString()}`,
    );
    compare(
      { phrase },
      found,
      list.body.items.map(({ id }) => id),
    );
    const [, digits] = /GR ?0*(\d+)$/.exec(phrase) ?? [];
    if (digits === undefined) continue;
    const meant = accounts.filter(({ reference }) => reference.replace(/^GR0*/, '') === digits);
    compare(
      { phrase, as: 'a reference' },
      found,
      meant.map(({ id }) => id),
    );
  }
  return faults;
}

/** A reply as somebody has it who may know neither what is owed nor what was paid. */
function withoutDebts({ transactions: _transactions, ...body }: SearchReply): object {
  return {
    ...body,
    plots: body.plots?.map(({ owed: _owed, ...plot }) => plot),
    settlements: body.settlements?.map(({ balance: _balance, ...account }) => account),
  };
}
