import { isDeepStrictEqual } from 'node:util';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { mostFound, type SearchReply } from '@grzadka/contract/search/search.model';
import type { SettlementListItem } from '@grzadka/contract/settlement/settlement.model';
import fc from 'fast-check';
import { foldLetters } from '#src/core/fold-text.ts';
import { addNews } from '#test/content-factories.ts';
import { addAssignment, addGarden, addParty } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');

const letters = [
  'Żak',
  'Zak',
  'Żakowska',
  'Kos',
  'Kosowski',
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
  'Dz. 12',
  'Działka 21',
];
const word = fc.constantFrom(...letters, ...numbers);

/** A row of a kind, as the model knows it. */
interface Row {
  readonly id: string;
  readonly name: string;
  readonly isOver: boolean;
}

const seed = 40;
const pick = <Value>(of: fc.Arbitrary<Value>, numRuns: number) => fc.sample(of, { numRuns, seed });

const rows = { plots: [] as Row[], parties: [] as Row[], news: [] as Row[] };
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
  const gardenId = rows.plots[at % rows.plots.length]?.id ?? '';
  const ended = at % 3 === 0 ? { validThru: '2021-12-31' } : {};
  await addAssignment(db, { gardenId, partyId: id, validFrom: '2020-01-01', ...ended });
}
for (const words of pick(fc.array(word, { minLength: 1, maxLength: 4 }), 80)) {
  const title = words.join(' ');
  const isOver = words.length % 2 === 0;
  const period = {
    publicationFromDate: '2020-01-01T00:00:00Z',
    publicationThruDate: '2020-02-01T00:00:00Z',
  };
  const { id } = await addNews(db, { title, ...(isOver && period) });
  rows.news.push({ id, name: title, isOver });
}

const people = await db.selectFrom('party').select(['id', 'name']).execute();
rows.parties.push(...people.map((person) => ({ ...person, isOver: false })));

const words = (text: string) => foldLetters(text).split(/\s+/).filter(Boolean);

/** As `plot_key` has it. */
function plotKey(name: string): string {
  return foldLetters(name)
    .replace(/^[^a-z0-9]*(dz|dzialka)(?![a-z])([^a-z0-9]*(nr|numer)(?![a-z]))?(?=.*[a-z0-9])/, '')
    .replace(/[^a-z0-9]+|(?<=[0-9])(?=[a-z])|(?<=[a-z])(?=[0-9])/g, ' ')
    .trim();
}

/** What of a name is compared. */
function keyOf(kind: keyof typeof rows, { name }: Pick<Row, 'name'>): string {
  return kind === 'plots' ? plotKey(name) : foldLetters(name);
}

/** How near a row is: called so, beginning so, having all words; undefined for what is not found. */
function distance(kind: keyof typeof rows, { name }: Row, phrase: string): number | undefined {
  const sought = words(phrase);
  const [first, second] = sought;
  const keys = sought.length === 2 ? [sought.join(' '), `${second} ${first}`] : [sought.join(' ')];
  const key = keyOf(kind, { name });
  const asked = kind === 'plots' ? [plotKey(phrase)].filter(Boolean) : keys;
  if (asked.includes(key)) return 0;
  if (asked.some((start) => key.startsWith(start))) return 1;
  const isLong = sought.some(({ length }) => length >= 3);
  return isLong && sought.every((part) => foldLetters(name).includes(part)) ? 2 : undefined;
}

/** What is found, in groups of what is equally near and called the same: those may come in any order. */
function model(kind: keyof typeof rows, phrase: string): string[] {
  const found = rows[kind].flatMap((row) => {
    const near = distance(kind, row, phrase);
    if (near === undefined) return [];
    return [`${Number(row.isOver)}${near} ${keyOf(kind, row)}`];
  });
  return found.toSorted((one, other) => (one < other ? -1 : 1)).slice(0, mostFound);
}

/**
 * Looks for so many random phrases, and returns what is found otherwise than by the model: what, in which order; of accounts, by their own
 * list.
 */
export async function compareWithModel(count: number): Promise<object[]> {
  const part = fc.oneof(
    word,
    word.map((whole) => foldLetters(whole)),
    word.map((whole) => whole.slice(0, 2)),
    word.map((whole) => whole.slice(1)).filter(Boolean),
    fc.constantFrom('dz.', 'działka', '%', '_', 'x', 'nikt'),
  );
  const phrases = pick(fc.array(part, { minLength: 1, maxLength: 3 }), count);
  const faults: object[] = [];
  for (const phrase of phrases.map((parts) => parts.join(' '))) {
    const query = new URLSearchParams({ phrase });
    const { body } = await treasurer.get<SearchReply>(`/api/search?${query.toString()}`);
    for (const kind of ['plots', 'parties', 'news'] as const) {
      const found = told(kind, body, phrase);
      const expected = model(kind, phrase);
      if (!isDeepStrictEqual(found, expected)) faults.push({ kind, phrase, found, expected });
    }
    if (!words(phrase).some(({ length }) => length >= 3)) continue;
    const list = await treasurer.get<ListPage<SettlementListItem>>(
      `/api/settlement?filter-by-phrase=true&limit=${mostFound}&${query.toString()}`,
    );
    const expected = list.body.items.map(({ id }) => id);
    const found = body.settlements?.map(({ id }) => id);
    if (!isDeepStrictEqual(found, expected)) faults.push({ phrase, found, expected });
  }
  return faults;
}

/** What was found of a kind, as the model has it. */
function told(kind: keyof typeof rows, body: SearchReply, phrase: string): (string | undefined)[] {
  return (body[kind] ?? []).map(({ id }) => {
    const row = rows[kind].find((one) => one.id === id);
    return row && `${Number(row.isOver)}${distance(kind, row, phrase)} ${keyOf(kind, row)}`;
  });
}
