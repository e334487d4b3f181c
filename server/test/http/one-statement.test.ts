import { documentRecord } from '@grzadka/contract/document/document.record';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import { newsRecord } from '@grzadka/contract/news/news.record';
import { partyRecord } from '@grzadka/contract/party/party.record';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { commandLine } from '#src/core/change/audit-entry.ts';
import {
  change,
  lockRecord,
  type RecordKind,
  type RecordTable,
  updateLocked,
  updateRecord,
} from '#src/core/change/change.ts';
import { addDocument, addNews } from '#test/content-factories.ts';
import { addGarden, addParty } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const { db } = await startTestApp();
const caller = commandLine;

const entriesOf = (recordId: string) =>
  db
    .selectFrom('auditEntry')
    .select(['actor', 'action', 'recordType', 'before', 'after', 'recordName'])
    .where('recordId', '=', recordId)
    .orderBy('id')
    .execute();

const noon = '2026-11-22T12:00:00.250Z';

/** Values of each kind that a column can have, one after the other to the same record. */
const sequences: readonly {
  kind: RecordKind<RecordTable>;
  /** Two of them, alike. */
  add: (nth: 1 | 2) => Promise<{ id: string }>;
  sets: readonly object[];
}[] = [
  {
    kind: newsRecord,
    add: () => addNews(db, { title: 'Zebranie' }),
    sets: [
      { title: 'Zebranie „walne”', publicationFromDate: noon, publicationThruDate: null },
      { title: 'Zebranie „walne”', publicationFromDate: noon },
      // To the microsecond, which neither the wire nor the audit has.
      { publicationFromDate: sql`${noon}::timestamptz + interval '4 microseconds'` },
      { publicationFromDate: null, publicationThruDate: undefined },
    ],
  },
  {
    kind: gardenRecord,
    add: (sector) => addGarden(db, { name: 'Wspólna', area: 300.5, sector }),
    sets: [{ area: 250 }, { area: 250 }, { name: 'Brzegowa', area: null }, { area: 0.75 }],
  },
  {
    kind: partyRecord,
    add: () => addParty(db, { email: 'jan@example.pl' }),
    sets: [
      { lastName: 'Żółć \\ "z" \n\u2028', phone: '48600000000' },
      { phone: null, email: null },
    ],
  },
  {
    kind: documentRecord,
    add: () => addDocument(db, { size: 12 }),
    sets: [{ size: 9_007_199_254_740_993n }, { size: 44 }, { name: 'Statut', pinFromDate: noon }],
  },
];

it.each(sequences)(
  'tells the audit of a $kind.name what steps one by one tell',
  async ({ kind, add, sets }) => {
    const told = { despiteFindings: ['phone'] };
    const [atOnce, inSteps] = [await add(1), await add(2)];
    for (const [index, set] of sets.entries()) {
      const more = index === 1 ? { told } : {};
      const { id } = atOnce;
      await updateRecord(db, kind, { id, caller, ifMatch: [index + 1], set, ...more });
      await change(db, caller, async (tx) => {
        const before = await lockRecord(tx, kind, { ...inSteps, ifMatch: undefined });
        await updateLocked(tx, kind, { before, set, ...more });
      });
    }
    const entries = await entriesOf(atOnce.id);
    expect(entries).toHaveLength(sets.length);
    expect(entries).toEqual(await entriesOf(inSteps.id));
  },
);

it('leaves a record of its version, and tells nobody, where it holds all of it already', async () => {
  const { id } = await addGarden(db, { name: 'Cicha', area: 300.5, sector: 1 });
  const set = { name: 'Cicha', area: 300.5, sectorId: '1' };
  for (const same of [set, { area: 300.5 }, { name: undefined }, {}]) {
    expect(await updateRecord(db, gardenRecord, { id, caller, ifMatch: [1], set: same })).toEqual({
      version: 1,
    });
    await change(db, caller, async (tx) => {
      const before = await lockRecord(tx, gardenRecord, { id, ifMatch: [1] });
      const after = await updateLocked(tx, gardenRecord, { before, set: same });
      expect([after, await lockRecord(tx, gardenRecord, { id, ifMatch: [1] })]).toEqual([
        { version: 1 },
        before,
      ]);
    });
  }
  expect(await entriesOf(id)).toEqual([]);
  const stale = updateRecord(db, gardenRecord, { id, caller, ifMatch: [7], set });
  await expect(stale).rejects.toMatchObject({ code: 'stale' });
});

it('loses none of many updates at once, and makes one of those that know the same version', async () => {
  const { id } = await addNews(db, { title: 'Wpis 0' });
  const titled = (nth: number, ifMatch?: number[]) =>
    updateRecord(db, newsRecord, { id, caller, ifMatch, set: { title: `Wpis ${nth}` } });
  const done = await Promise.all([1, 2, 3, 4, 5].map((nth) => titled(nth)));
  expect(new Set(done.map(({ version }) => version))).toEqual(new Set([2, 3, 4, 5, 6]));

  const known = await Promise.allSettled([6, 7, 8].map((nth) => titled(nth, [6])));
  expect(known.map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
  ]);

  // Each found what the one before had left.
  const rows = await entriesOf(id);
  const left = new Map(rows.map(({ before, after }) => [JSON.stringify(before), after]));
  let title: unknown = { title: 'Wpis 0' };
  for (const _ of rows) title = left.get(JSON.stringify(title));
  expect(rows).toHaveLength(6);
  const { title: now } = await db
    .selectFrom('news')
    .select('title')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(title).toEqual({ title: now });
});

it('keeps neither a change nor its entry where one of them is refused', async () => {
  const [one, other] = [await addGarden(db), await addGarden(db)];
  const taken = { id: one.id, caller, ifMatch: undefined, set: { name: other.name } };
  await expect(updateRecord(db, gardenRecord, taken)).rejects.toMatchObject({ code: '23505' });
  const unheard = { ...taken, caller: { ...caller, displayName: 'x\u0000' }, set: { area: 1 } };
  await expect(updateRecord(db, gardenRecord, unheard)).rejects.toMatchObject({ code: '22021' });
  expect(await entriesOf(one.id)).toEqual([]);
  const row = await db.selectFrom('garden').selectAll().where('id', '=', one.id).executeTakeFirst();
  expect(row).toMatchObject({ name: one.name, area: '300.00', version: 1 });
});
