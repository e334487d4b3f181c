import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { addGarden } from '#test/factories.ts';
import { emptyDatabase, importLines, refusalOfLines } from './import-run.ts';

const heading = 'Sektor;Działka;Numer ewidencyjny;Podmiot;Od;Do';

/** Gardens 1 and 2 of sector 1; Ewa Lis (1), Jan Lis (2) and two people called Adam Sowa (3, 4). */
async function databaseWithPeople(): Promise<Kysely<Database>> {
  const db = await emptyDatabase();
  await addGarden(db, { name: '1' });
  await addGarden(db, { name: '2' });
  await importLines(db, [
    'Numer ewidencyjny;Typ;Imię;Nazwisko;Nazwa firmy',
    '1;osoba;Ewa;Lis;',
    '2;osoba;Jan;Lis;',
    '3;osoba;Adam;Sowa;',
    '4;osoba;Adam;Sowa;',
  ]);
  return db;
}

/** The holders as 'garden: number from thru'. */
async function holders(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('assignment')
    .innerJoin('garden', 'garden.id', 'assignment.gardenId')
    .innerJoin('party', 'party.id', 'assignment.partyId')
    .select(['garden.name', 'registerNumber', 'validFrom', 'validThru'])
    .orderBy('garden.name')
    .orderBy('registerNumber')
    .orderBy(sql`valid_from nulls first`)
    .execute();
  return rows.map(
    ({ name, registerNumber, validFrom, validThru }) =>
      `${name}: ${registerNumber} ${validFrom} ${validThru}`,
  );
}

describe('importing assignments', () => {
  it('finds parties by number or by name, in either order of a name', async () => {
    const db = await databaseWithPeople();
    const report = await importLines(db, [
      heading,
      '1;1;;lis ewa;2020-05-01;',
      '1;1;;Jan Lis;1.05.2020;',
      '1;2;3;kto inny;;31.12.2019',
      '1;2;4;;;',
    ]);
    expect(report).toMatchObject({ title: 'Przypisania', counts: { added: 4 } });
    expect(await holders(db)).toEqual([
      '1: 1 2020-05-01 infinity',
      '1: 2 2020-05-01 infinity',
      '2: 3 null 2019-12-31',
      '2: 4 null infinity',
    ]);
  });

  it('changes the last day and nothing the second time', async () => {
    const db = await databaseWithPeople();
    await importLines(db, [heading, '1;1;1;;2020-01-01;', '1;2;2;;2020-01-01;2021-12-31']);
    const lines = [heading, '1;1;1;;2020-01-01;2024-06-30', '1;2;2;;2020-01-01;2021-12-31'];
    expect((await importLines(db, lines)).counts).toEqual({ added: 0, changed: 1, unchanged: 1 });
    expect(await holders(db)).toEqual(['1: 1 2020-01-01 2024-06-30', '2: 2 2020-01-01 2021-12-31']);
    expect((await importLines(db, lines)).counts).toEqual({ added: 0, changed: 0, unchanged: 2 });
  });

  it('ends one period and begins the next of the same holder, in whatever order they stand', async () => {
    const db = await databaseWithPeople();
    await importLines(db, [heading, '1;1;1;;2020-01-01;']);
    await importLines(db, [heading, '1;1;1;;2024-01-01;', '1;1;1;;2020-01-01;2022-12-31']);
    expect(await holders(db)).toEqual(['1: 1 2020-01-01 2022-12-31', '1: 1 2024-01-01 infinity']);
  });
});

describe('a bad file of assignments', () => {
  it('is refused with every bad row by line and column', async () => {
    const db = await databaseWithPeople();
    const lines = [
      heading,
      '1;7;1;;2020-01-01;',
      '1;1;9;;2020-01-01;',
      '1;1;;Nikt;2020-01-01;',
      '1;1;;Sowa Adam;2020-01-01;',
      '1;1;;;2020-01-01;',
      '1;1;1;;2020-01-02;2020-01-01',
      '1;1;1;;wczoraj;',
      '1;2;1;;2020-01-01;2021-01-01',
      '1;2;;Lis Ewa;2020-01-01;2022-01-01',
      '1;1;1;;2020-01-02;',
    ];
    expect(await refusalOfLines(db, lines)).toEqual([
      'wiersz 2, kolumna „Działka”: Nie ma działki „7” w sektorze „Sektor 1”: najpierw zaimportuj działki',
      'wiersz 3, kolumna „Numer ewidencyjny”: Nie ma podmiotu o numerze ewidencyjnym „9”: najpierw zaimportuj podmioty',
      'wiersz 4, kolumna „Podmiot”: Nie ma podmiotu „Nikt”: najpierw zaimportuj podmioty',
      'wiersz 5, kolumna „Podmiot”: Nazwę „Sowa Adam” ma kilka podmiotów (2): podaj numer ewidencyjny',
      'wiersz 6, kolumna „Podmiot”: Podaj numer ewidencyjny albo nazwę podmiotu',
      'wiersz 7, kolumna „Od”: Data początkowa nie może być późniejsza niż data końcowa',
      'wiersz 8, kolumna „Od”: Podaj datę, na przykład 2026-11-21 albo 21.11.2026',
      'wiersz 10: To samo przypisanie jest już w wierszu 9',
      'wiersz 11: To samo przypisanie jest już w wierszu 7',
    ]);
    expect(await holders(db)).toEqual([]);
  });

  it('is refused when a party would hold a garden twice at once', async () => {
    const db = await databaseWithPeople();
    await importLines(db, [heading, '1;1;1;;2020-01-01;', '1;2;2;;2015-01-01;2016-12-31']);
    const lines = [
      heading,
      '1;1;1;;2023-01-01;',
      '1;2;2;;2016-12-31;2018-01-01',
      '1;2;2;;2017-06-01;2017-07-01',
      '1;2;2;;2017-09-01;2017-10-01',
      '1;2;2;;2018-01-02;',
    ];
    expect(await refusalOfLines(db, lines)).toEqual([
      'wiersz 2, kolumna „Od”: Okres zachodzi na inny okres tego podmiotu na tej działce (zapisany: od 2020-01-01 do (brak daty))',
      'wiersz 3, kolumna „Od”: Okres zachodzi na inny okres tego podmiotu na tej działce (zapisany: od 2015-01-01 do 2016-12-31)',
      'wiersze 4, 5 (razem 2), kolumna „Od”: Okres zachodzi na inny okres tego podmiotu na tej działce (wiersz 3: od 2016-12-31 do 2018-01-01)',
    ]);
    expect(await holders(db)).toHaveLength(2);
  });

  it('is refused when periods far apart in the file overlap or are the same', async () => {
    const db = await databaseWithPeople();
    const firstDay = Temporal.PlainDate.from('2001-01-01');
    const days = Array.from({ length: 1005 }, (_, i) => firstDay.add({ days: i }).toString());
    const lines = days.map((day) => `1;1;1;;${day};${day}`);
    const late = ['1;1;1;;2000-12-01;2001-01-01', '1;1;1;;2001-01-02;2001-01-02'];
    expect(await refusalOfLines(db, [heading, ...lines, ...late])).toEqual([
      'wiersz 2, kolumna „Od”: Okres zachodzi na inny okres tego podmiotu na tej działce (wiersz 1007: od 2000-12-01 do 2001-01-01)',
      'wiersz 1008: To samo przypisanie jest już w wierszu 3',
    ]);
    expect(await holders(db)).toEqual([]);
  });
});
