import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addGarden } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { emptyDatabase, importLines, refusalOfLines } from './import-run.ts';

const heading = 'Sektor;Działka;Powierzchnia m2';

function gardens(db: Kysely<Database>) {
  return db
    .selectFrom('garden')
    .innerJoin('sector', 'sector.id', 'garden.sectorId')
    .select(['sector.name as sector', 'garden.name', 'garden.area', 'garden.version'])
    .orderBy('sector.position')
    .orderBy(sql`garden.name collate polish`)
    .execute();
}

/** Sectors besides those that every installation begins with. */
async function addSectors(db: Kysely<Database>, names: readonly string[]): Promise<void> {
  const rows = names.map((name, index) => ({ id: newId(), name, position: 4 + index }));
  await db.insertInto('sector').values(rows).execute();
}

const garden = (sector: string, name: string, area: string | null, version = 1) => ({
  sector,
  name,
  area,
  version,
});

describe('importing gardens', () => {
  it('adds them, with Polish numbers and an area that is not known', async () => {
    const db = await emptyDatabase();
    const report = await importLines(db, [
      heading,
      'Sektor 1;12A;1 234,50',
      '2;1;300',
      'sektor3;Łąka;brak',
    ]);
    expect(report).toMatchObject({
      title: 'Działki',
      counts: { added: 3, changed: 0, unchanged: 0 },
    });
    expect(await gardens(db)).toEqual([
      garden('Sektor 1', '12A', '1234.50'),
      garden('Sektor 2', '1', '300.00'),
      garden('Sektor 3', 'Łąka', null),
    ]);
  });

  it('changes nothing when the same file comes again', async () => {
    const db = await emptyDatabase();
    const lines = [heading, '1;12A;300,5', '1;13;brak', '2;12A;280'];
    await importLines(db, lines);
    const before = await gardens(db);
    expect((await importLines(db, lines)).counts).toEqual({ added: 0, changed: 0, unchanged: 3 });
    expect(await gardens(db)).toEqual(before);
  });

  it('changes what the file says otherwise and counts it', async () => {
    const db = await emptyDatabase();
    await importLines(db, [heading, '1;12a;300', '1;13;300', '1;14;300']);
    const report = await importLines(db, [
      heading,
      '1;12A;300',
      '1;13;310,25',
      '1;14;300',
      '1;15;1',
    ]);
    expect(report.counts).toEqual({ added: 1, changed: 2, unchanged: 1 });
    expect(await gardens(db)).toEqual([
      garden('Sektor 1', '12A', '300.00', 2),
      garden('Sektor 1', '13', '310.25', 2),
      garden('Sektor 1', '14', '300.00'),
      garden('Sektor 1', '15', '1.00'),
    ]);
  });

  it('leaves gardens alone that the file does not name', async () => {
    const db = await emptyDatabase();
    await addGarden(db, { name: '99', sector: 1 });
    await importLines(db, [heading, '2;99;200']);
    expect(await gardens(db)).toEqual([
      garden('Sektor 1', '99', '300.00'),
      garden('Sektor 2', '99', '200.00'),
    ]);
  });
});

describe('the sectors of a file of gardens', () => {
  it('are those that there are, as people write them', async () => {
    const db = await emptyDatabase();
    await addSectors(db, ['Nad Łąką', '3']);
    await importLines(db, [heading, 'nad laka;1;300', '3;2;300', 'Sektor 3;3;300', '2;4;300']);
    expect(await gardens(db)).toEqual([
      garden('Sektor 2', '4', '300.00'),
      garden('Sektor 3', '3', '300.00'),
      garden('Nad Łąką', '1', '300.00'),
      garden('3', '2', '300.00'),
    ]);
  });

  it('have to be written out where only letter case, diacritics or blanks tell them apart', async () => {
    const db = await emptyDatabase();
    await addSectors(db, ['Łąka', 'Laka']);
    await importLines(db, [heading, 'Łąka;1;300', 'Laka;2;300']);
    expect(await gardens(db)).toMatchObject([{ sector: 'Łąka' }, { sector: 'Laka' }]);
    const names = 'Sektor 1, Sektor 2, Sektor 3, Łąka lub Laka';
    expect(await refusalOfLines(db, [heading, 'łąka;3;300'])).toEqual([
      `wiersz 2, kolumna „Sektor”: W pliku jest „łąka”. Wpisz: ${names}. Nowy sektor dodaj w System → Sektory.`,
    ]);
  });

  it('are named as the file has them where there are none such, each once for all its rows', async () => {
    const db = await emptyDatabase();
    const rows = Array.from(
      { length: 300 },
      (_, i) => `${i < 290 ? 'Sektor 9' : 'Zachód'};${i};300`,
    );
    const hint = 'Wpisz: Sektor 1, Sektor 2 lub Sektor 3. Nowy sektor dodaj w System → Sektory.';
    expect(await refusalOfLines(db, [heading, ...rows])).toEqual([
      `wiersze 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 i dalsze (razem 290), kolumna „Sektor”: W pliku jest „Sektor 9”. ${hint}`,
      `wiersze 292, 293, 294, 295, 296, 297, 298, 299, 300, 301 (razem 10), kolumna „Sektor”: W pliku jest „Zachód”. ${hint}`,
    ]);
    await db.deleteFrom('sector').execute();
    const none = `W pliku jest „${'x'.repeat(50)}…”, a sektorów jeszcze nie ma. Dodaj je w System → Sektory.`;
    expect(await refusalOfLines(db, [heading, `${'x'.repeat(60)};1;300`])).toEqual([
      `wiersz 2, kolumna „Sektor”: ${none}`,
    ]);
  });
});

describe('a bad file of gardens', () => {
  it('is refused with every bad row by line and column, in the words of the form', async () => {
    const db = await emptyDatabase();
    const lines = [
      heading,
      '1;1;300',
      'Sektor 4;;abc',
      '',
      `1;${'x'.repeat(101)};0`,
      '1;a\u0000b;300',
      '1;5;',
      '1;6;1,234',
      ';7;-3',
    ];
    expect(await refusalOfLines(db, lines)).toEqual([
      'wiersz 3, kolumna „Sektor”: W pliku jest „Sektor 4”. Wpisz: Sektor 1, Sektor 2 lub Sektor 3. Nowy sektor dodaj w System → Sektory.',
      'wiersz 3, kolumna „Działka”: Nazwa nie może być pusta',
      'wiersze 3, 5, 9 (razem 3), kolumna „Powierzchnia m2”: Powierzchnia powinna być liczbą większą od zera',
      'wiersz 5, kolumna „Działka”: Tekst może mieć najwyżej 100\u00a0znaków',
      'wiersz 6, kolumna „Działka”: W tekście jest znak, którego program nie przyjmuje – wpisz tekst ręcznie',
      'wiersz 7, kolumna „Powierzchnia m2”: Powierzchnia nie może być pustym ciągiem znaków',
      'wiersz 8, kolumna „Powierzchnia m2”: Podaj najwyżej 2\u00a0miejsca po przecinku',
      'wiersz 9, kolumna „Sektor”: Ta komórka jest pusta. Wpisz: Sektor 1, Sektor 2 lub Sektor 3. Nowy sektor dodaj w System → Sektory.',
    ]);
    expect(await gardens(db)).toEqual([]);
  });

  it('is refused when it names a garden twice, telling both lines', async () => {
    const db = await emptyDatabase();
    expect(await refusalOfLines(db, [heading, '1;12a;300', '2;12A;300', '1;12A;310'])).toEqual([
      'wiersz 4, kolumna „Działka”: Ta działka jest już w wierszu 2',
    ]);
    expect(await gardens(db)).toEqual([]);
  });

  it('is refused for a garden twice although the first row, or both, have other faults', async () => {
    const db = await emptyDatabase();
    expect(await refusalOfLines(db, [heading, '1;12a;dużo', '1;12A;310', '1;12A;0'])).toEqual([
      'wiersze 2, 4 (razem 2), kolumna „Powierzchnia m2”: Powierzchnia powinna być liczbą większą od zera',
      'wiersze 3, 4 (razem 2), kolumna „Działka”: Ta działka jest już w wierszu 2',
    ]);
  });

  it('changes nothing, not even by its good rows', async () => {
    const db = await emptyDatabase();
    await importLines(db, [heading, '1;12A;300']);
    await refusalOfLines(db, [heading, '1;12A;310', '1;13;300', '1;14;x']);
    expect(await gardens(db)).toEqual([garden('Sektor 1', '12A', '300.00')]);
  });
});

it('two imports of the same file at once add each garden once', async () => {
  const db = await emptyDatabase();
  const lines = [heading, ...Array.from({ length: 200 }, (_, index) => `1;${index};300`)];
  const reports = await Promise.all([importLines(db, lines), importLines(db, lines)]);
  expect(new Set(reports.map(({ counts }) => counts.added))).toEqual(new Set([0, 200]));
  expect(await gardens(db)).toHaveLength(200);
});

describe('a dry run', () => {
  it('tells what would be done and does not do it', async () => {
    const db = await emptyDatabase();
    await importLines(db, [heading, '1;1;300', '1;2;300']);
    const report = await importLines(db, [heading, '1;1;300', '1;2;310', '1;3;300'], {
      isDryRun: true,
    });
    expect(report).toMatchObject({
      isDryRun: true,
      counts: { added: 1, changed: 1, unchanged: 1 },
    });
    expect(await gardens(db)).toEqual([
      garden('Sektor 1', '1', '300.00'),
      garden('Sektor 1', '2', '300.00'),
    ]);
  });
});

describe('an import of gardens beside the running application', () => {
  it('waits for who is changing one, and goes on with what was made of it', async () => {
    const db = await emptyDatabase();
    const lines = [heading, '1;12A;300'];
    await importLines(db, lines);
    const under = await db.transaction().execute(async (trx) => {
      // As a change does that is being saved.
      await trx.selectFrom('garden').select('id').forUpdate().execute();
      const running = importLines(db, lines);
      await untilWaitingForLocks(db, 1);
      await trx.updateTable('garden').set({ area: 301 }).execute();
      return { running };
    });
    expect(await under.running).toMatchObject({ counts: { added: 0, changed: 1, unchanged: 0 } });
    expect(await gardens(db)).toEqual([garden('Sektor 1', '12A', '300.00', 2)]);
  });
});
