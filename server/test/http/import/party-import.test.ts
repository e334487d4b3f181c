import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { emptyDatabase, importLines, refusalOfLines } from './import-run.ts';

const short = 'Numer ewidencyjny;Typ;Imię;Nazwisko;Nazwa firmy';
const full = `${short};NIP;REGON;KRS;Telefon;E-mail;Ulica;Numer domu;Kod pocztowy;Miejscowość`;

function parties(db: Kysely<Database>) {
  return db
    .selectFrom('party')
    .select(['registerNumber', 'name', 'phone', 'city', 'version'])
    .orderBy(sql`name collate polish`)
    .orderBy('registerNumber')
    .execute();
}

describe('importing parties', () => {
  it('adds persons and companies with every field', async () => {
    const db = await emptyDatabase();
    const report = await importLines(db, [
      full,
      '17;Osoba;Anna;Żółć-Nowak;;;;;+48 601 234 567;anna@example.pl;Kwiatowa;3/4;00-950;Łódź',
      "18;firma;;;Ogrodnik sp. z o.o.;526-025-09-95;123456785;0000012345;;;O'Briena;1;90-001;Łódź",
    ]);
    expect(report).toMatchObject({ title: 'Podmioty', counts: { added: 2 }, warnings: [] });
    const stored = await db.selectFrom('party').selectAll().orderBy('registerNumber').execute();
    expect(stored).toMatchObject([
      {
        partyType: 'person',
        registerNumber: '17',
        name: 'Żółć-Nowak Anna',
        companyName: null,
        phone: '48601234567',
        email: 'anna@example.pl',
        houseNumber: '3/4',
        postalCode: '00-950',
        city: 'Łódź',
      },
      {
        partyType: 'company',
        registerNumber: '18',
        name: 'Ogrodnik sp. z o.o.',
        firstName: null,
        nip: '5260250995',
        regon: '123456785',
        krs: '0000012345',
        street: "O'Briena",
      },
    ]);
  });

  it('tells them apart by register number, or as a whole without one', async () => {
    const db = await emptyDatabase();
    const lines = [short, '1;osoba;Jan;Kowalski;', '2;osoba;Jan;Kowalski;', ';osoba;Ewa;Lis;'];
    await importLines(db, lines);
    expect((await importLines(db, lines)).counts).toEqual({ added: 0, changed: 0, unchanged: 3 });
    const renamed = [short, '1;osoba;Jan;Kowalski-Lis;', ';osoba;Ewa;Lis;', ';osoba;Ewa;Sowa;'];
    expect((await importLines(db, renamed)).counts).toEqual({ added: 1, changed: 1, unchanged: 1 });
    expect((await parties(db)).map(({ name }) => name)).toEqual([
      'Kowalski Jan',
      'Kowalski-Lis Jan',
      'Lis Ewa',
      'Sowa Ewa',
    ]);
  });

  it('gives a register number to the same party that had none', async () => {
    const db = await emptyDatabase();
    await importLines(db, [short, ';osoba;Ewa;Lis;']);
    const numbered = [short, '5;osoba;Ewa;Lis;', '6;osoba;Ewa;Lis;'];
    expect((await importLines(db, numbered)).counts).toEqual({
      added: 1,
      changed: 1,
      unchanged: 0,
    });
    expect(await parties(db)).toMatchObject([{ registerNumber: '5' }, { registerNumber: '6' }]);
  });

  it('takes numbers that differ by case alone for one', async () => {
    const db = await emptyDatabase();
    await importLines(db, [short, 'Ż1;osoba;Ewa;Lis;']);
    const { counts } = await importLines(db, [short, 'ż1;osoba;Ewa;Sowa;']);
    expect(counts).toEqual({ added: 0, changed: 1, unchanged: 0 });
    expect(await parties(db)).toMatchObject([{ registerNumber: 'ż1', name: 'Sowa Ewa' }]);
    const twice = [short, 'r2;osoba;Jan;Kos;', 'R2;osoba;Iga;Kos;'];
    expect(await refusalOfLines(db, twice)).toEqual([
      'wiersz 3, kolumna „Numer ewidencyjny”: Ten numer ewidencyjny jest już w wierszu 2',
    ]);
  });

  it('gives nobody to two rows, however far apart they stand in the file', async () => {
    const db = await emptyDatabase();
    await importLines(db, [short, ';osoba;Ewa;Lis;']);
    const between = Array.from({ length: 1000 }, (_, i) => `p${i};osoba;Jan;Sowa;`);
    const first = ['1;osoba;Ewa;Lis;', ';osoba;Iga;Kos;'];
    const last = ['2;osoba;Ewa;Lis;', '3;osoba;Iga;Kos;'];
    const report = await importLines(db, [short, ...first, ...between, ...last]);
    expect(report.counts).toEqual({ added: 1003, changed: 1, unchanged: 0 });
    const alike = await db
      .selectFrom('party')
      .select(['name', 'registerNumber', 'version'])
      .where('lastName', 'in', ['Lis', 'Kos'])
      .orderBy('name')
      .orderBy(sql`register_number nulls first`)
      .execute();
    expect(alike).toEqual([
      { name: 'Kos Iga', registerNumber: null, version: 1 },
      { name: 'Kos Iga', registerNumber: '3', version: 1 },
      { name: 'Lis Ewa', registerNumber: '1', version: 2 },
      { name: 'Lis Ewa', registerNumber: '2', version: 1 },
    ]);
  });

  it('leaves alone what the file has no column for, and clears what it leaves blank', async () => {
    const db = await emptyDatabase();
    const address = 'Kwiatowa;3;00-950;Łódź';
    await importLines(db, [full, `1;osoba;Ewa;Lis;;;;;48601234567;;${address}`]);
    await importLines(db, [`${short};Telefon`, '1;osoba;Ewa;Sowa;;']);
    expect(await parties(db)).toEqual([
      { registerNumber: '1', name: 'Sowa Ewa', phone: null, city: 'Łódź', version: 2 },
    ]);
  });

  it('drops the fields of the other type when a party changes its type', async () => {
    const db = await emptyDatabase();
    await importLines(db, [full, '1;firma;;;Lis;5260250995;;;;;;;;']);
    await importLines(db, [short, '1;osoba;Ewa;Lis;']);
    const stored = await db.selectFrom('party').select(['name', 'companyName', 'nip']).execute();
    expect(stored).toEqual([{ name: 'Lis Ewa', companyName: null, nip: null }]);
  });

  it('warns of a wrong checksum and imports all the same', async () => {
    const db = await emptyDatabase();
    const report = await importLines(db, [full, '1;firma;;;Lis;5260250990;123456789;;;;;;;']);
    expect(report.counts.added).toBe(1);
    expect(report.warnings).toEqual([
      {
        rows: [2],
        count: 1,
        column: 'NIP',
        message: 'Ten numer wygląda na błędny – sprawdź cyfry',
      },
      {
        rows: [2],
        count: 1,
        column: 'REGON',
        message: 'Ten numer wygląda na błędny – sprawdź cyfry',
      },
    ]);
  });
});

describe('a bad file of parties', () => {
  it('is refused with every bad row by line and column, in the words of the form', async () => {
    const db = await emptyDatabase();
    const lines = [
      full,
      '1;osoba;;;;;;;;;;;;',
      '2;firma;;;;123;12;5;;;;;;',
      '3;spółdzielnia;;;X;;;;;;;;;',
      '4;osoba;Ewa;Lis;;;;;601234567;ewa@;;;;',
      '5;osoba;Ewa;Lis;;;;;;;Kwiatowa;;00950;',
      '1;osoba;Ewa;Lis;;;;;;;;;;',
      '1;osoba;Ewa;Sowa;;;;;;;;;;',
      ';osoba;Ewa;Sowa;;;;;;;;;;',
      ';osoba;Ewa;Sowa;;;;;;;;;;',
    ];
    expect(await refusalOfLines(db, lines)).toEqual([
      'wiersz 2, kolumna „Imię”: Imię nie może być puste',
      'wiersz 2, kolumna „Nazwisko”: Nazwisko nie może być puste',
      'wiersz 3, kolumna „Nazwa firmy”: Nazwa firmy nie może być pusta',
      'wiersz 3, kolumna „NIP”: NIP powinien mieć 10\u00a0cyfr',
      'wiersz 3, kolumna „REGON”: REGON powinien mieć 9 albo 14\u00a0cyfr',
      'wiersz 3, kolumna „KRS”: KRS powinien mieć 10\u00a0cyfr',
      'wiersz 4, kolumna „Typ”: Wpisz: Osoba albo Firma',
      'wiersz 5, kolumna „Telefon”: Telefon powinien mieć 11\u00a0cyfr razem z numerem kraju, np. +48\u00a0601\u00a0234\u00a0567',
      'wiersz 5, kolumna „E-mail”: Sprawdź adres e-mail',
      'wiersz 6, kolumna „Numer domu”: Podaj także numer domu: wpisz cały adres albo zostaw go pustym',
      'wiersz 6, kolumna „Kod pocztowy”: Wpisz kod pocztowy z łącznikiem, na przykład 00-950',
      'wiersz 6, kolumna „Miejscowość”: Podaj także miejscowość: wpisz cały adres albo zostaw go pustym',
      'wiersze 7, 8 (razem 2), kolumna „Numer ewidencyjny”: Ten numer ewidencyjny jest już w wierszu 2',
      'wiersz 10: Taki sam podmiot jest już w wierszu 9; jeśli to kto inny, nadaj im numery ewidencyjne',
    ]);
    expect(await parties(db)).toEqual([]);
  });
});
