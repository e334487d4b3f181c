import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { addGarden, addMeter, addZone } from '#test/factories.ts';
import { emptyDatabase, importLines, refusalOfLines } from './import-run.ts';

const heading = 'Licznik;Typ;Sektor;Działka;Aktywny';
const withReadings = `${heading};Odczyt;Data odczytu`;

function meters(db: Kysely<Database>) {
  return db
    .selectFrom('meter')
    .leftJoin('garden', 'garden.id', 'meter.gardenId')
    .select(['meter.name', 'meter.type', 'meter.active', 'garden.name as garden'])
    .orderBy(sql`meter.name collate polish`)
    .execute();
}

function readings(db: Kysely<Database>) {
  return db
    .selectFrom('measurement')
    .innerJoin('meter', 'meter.id', 'measurement.meterId')
    .select(['meter.name', 'measurement.value', 'measurement.measuredAt'])
    .orderBy(sql`meter.name collate polish`)
    .orderBy('measurement.id')
    .execute();
}

async function databaseWithGardens(): Promise<Kysely<Database>> {
  const db = await emptyDatabase();
  await addGarden(db, { name: '12A', sector: 1 });
  await addGarden(db, { name: '12A', sector: 2 });
  return db;
}

describe('importing meters', () => {
  it('adds them at their gardens, or at none', async () => {
    const db = await databaseWithGardens();
    const report = await importLines(db, [
      heading,
      'W-12A;Wodomierz;Sektor 1;12a;tak',
      'E-12A;licznik energii elektrycznej;2;12A;N',
      'Wodomierz główny – Łąka;woda;;;1',
    ]);
    expect(report).toMatchObject({
      title: 'Liczniki',
      counts: { added: 3, changed: 0, unchanged: 0 },
      notes: [],
    });
    expect(await meters(db)).toEqual([
      { name: 'E-12A', type: 'ElectricityMeter', active: false, garden: '12A' },
      { name: 'W-12A', type: 'WaterMeter', active: true, garden: '12A' },
      { name: 'Wodomierz główny – Łąka', type: 'WaterMeter', active: true, garden: null },
    ]);
  });

  it('changes what the file says otherwise and nothing the second time', async () => {
    const db = await databaseWithGardens();
    await importLines(db, [heading, 'W-1;woda;1;12A;tak', 'W-2;woda;;;tak', 'W-3;woda;;;tak']);
    const lines = [heading, 'w-1;woda;1;12A;tak', 'W-2;prąd;2;12A;nie', 'W-3;woda;;;tak'];
    expect((await importLines(db, lines)).counts).toEqual({ added: 0, changed: 2, unchanged: 1 });
    expect(await meters(db)).toEqual([
      { name: 'w-1', type: 'WaterMeter', active: true, garden: '12A' },
      { name: 'W-2', type: 'ElectricityMeter', active: false, garden: '12A' },
      { name: 'W-3', type: 'WaterMeter', active: true, garden: null },
    ]);
    expect((await importLines(db, lines)).counts).toEqual({ added: 0, changed: 0, unchanged: 3 });
  });
});

describe('a meter that has grown since', () => {
  it('is refused what its form refuses: another type in its zone, a garden of a main one', async () => {
    const db = await databaseWithGardens();
    const { id: zoneId } = await addZone(db, { name: 'Woda' });
    await addMeter(db, { name: 'W-1', zoneId });
    await addMeter(db, { name: 'W-0', zoneId, role: 'main' });
    const { id: meterId } = await addMeter(db, { name: 'E-1', type: 'ElectricityMeter' });
    await addMeter(db, { name: 'W-2' });
    await db
      .updateTable('installation')
      .set({ serialNumber: 'A7' })
      .where('meterId', '=', meterId)
      .execute();
    await db
      .updateTable('installation')
      .set({ serialNumber: 'a7' })
      .where('meterId', '=', db.selectFrom('meter').select('id').where('name', '=', 'W-2'))
      .execute();
    const lines = [heading, 'W-1;prąd;;;tak', 'W-0;woda;1;12A;tak', 'W-2;prąd;;;tak'];
    expect(await refusalOfLines(db, lines)).toEqual([
      'wiersz 2, kolumna „Typ”: Ten licznik jest w strefie liczników innego rodzaju. Wpisz dotychczasowy typ albo wyjmij licznik ze strefy w jego szczegółach.',
      'wiersz 3, kolumna „Działka”: Licznik na działce nie może być główny. Zostaw puste „Sektor” i „Działka” albo zmień przeznaczenie w szczegółach licznika.',
      'wiersz 4, kolumna „Typ”: Licznik o tym numerze fabrycznym jest już założony: E-1. Sprawdź numer.',
    ]);
  });

  it('is of a new version, so that a form opened before is told', async () => {
    const db = await databaseWithGardens();
    const { id } = await addMeter(db, { name: 'W-1' });
    await importLines(db, [heading, 'W-1;woda;1;12A;nie']);
    const meter = db.selectFrom('meter').select(['version', 'active']).where('id', '=', id);
    expect(await meter.execute()).toEqual([{ version: 2, active: false }]);
  });
});

describe('opening readings', () => {
  it('are appended with the time in Poland and become the last measurement', async () => {
    const db = await emptyDatabase();
    const report = await importLines(db, [
      withReadings,
      'W-1;woda;;;tak;1 234,5;2025-07-01',
      'W-2;woda;;;tak;0;1.12.2025 8:30',
      'W-3;woda;;;tak;;',
    ]);
    expect(report.notes).toEqual(['Odczyty: dodano 2.']);
    expect(await readings(db)).toEqual([
      { name: 'W-1', value: '1234.500', measuredAt: '2025-06-30T22:00:00.000Z' },
      { name: 'W-2', value: '0.000', measuredAt: '2025-12-01T07:30:00.000Z' },
    ]);
    const last = await db
      .selectFrom('meter')
      .innerJoin('measurement', 'measurement.id', 'meter.lastMeasurementId')
      .select(['meter.name', 'measurement.value'])
      .orderBy('meter.name')
      .execute();
    expect(last).toEqual([
      { name: 'W-1', value: '1234.500' },
      { name: 'W-2', value: '0.000' },
    ]);
  });

  it('are not appended again by the same file, but by one that states another value', async () => {
    const db = await emptyDatabase();
    const lines = [withReadings, 'W-1;woda;;;tak;10,50;2025-07-01'];
    await importLines(db, lines);
    expect(await importLines(db, lines)).toMatchObject({
      counts: { added: 0, changed: 0, unchanged: 1 },
      notes: ['Odczyty: dodano 0.'],
    });
    const corrected = [withReadings, 'W-1;woda;;;tak;10,75;2025-07-01'];
    expect((await importLines(db, corrected)).notes).toEqual([
      'Odczyty: dodano 1.',
      'Do sprawdzenia: 1 (Drugi odczyt z tego dnia: 1).',
    ]);
    expect((await readings(db)).map(({ value }) => value).toSorted()).toEqual(['10.500', '10.750']);
  });
});

describe('a bad file of meters', () => {
  it('is refused with every bad row by line and column', async () => {
    const db = await databaseWithGardens();
    const nextYear = new Date().getFullYear() + 1;
    const lines = [
      withReadings,
      ';gaz;Sektor 1;12A;może;1;2025-01-01',
      'W-1;woda;1;;tak;;',
      'W-2;woda;;12A;tak;;',
      'W-3;woda;3;12A;tak;;',
      'W-4;woda;;;tak;5;',
      'W-5;woda;;;tak;;2025-01-01',
      'W-6;woda;;;tak;-1;31.02.2025',
      `W-7;woda;;;tak;1;${nextYear}-01-01`,
      'W-8;woda;;;tak;1,2345;2025-01-01',
      'W-9;woda;;;;;',
      'w-3;woda;;;tak;;',
      'w-9;woda;;;tak;;',
    ];
    expect(await refusalOfLines(db, lines)).toEqual([
      'wiersz 2, kolumna „Licznik”: Nazwa nie może być pusta',
      'wiersz 2, kolumna „Typ”: Wpisz: Wodomierz albo Licznik energii elektrycznej',
      'wiersze 2, 11 (razem 2), kolumna „Aktywny”: Wpisz: tak albo nie',
      'wiersz 3, kolumna „Działka”: Do sektora podaj także działkę',
      'wiersz 4, kolumna „Sektor”: Do działki podaj także sektor',
      'wiersz 5, kolumna „Działka”: Nie ma działki „12A” w sektorze „Sektor 3”: najpierw zaimportuj działki',
      'wiersz 6, kolumna „Data odczytu”: Do odczytu podaj także jego datę',
      'wiersz 7, kolumna „Odczyt”: Do daty odczytu podaj także odczyt',
      'wiersz 8, kolumna „Odczyt”: Wartość nie może być mniejsza od zera',
      'wiersz 8, kolumna „Data odczytu”: Podaj datę, na przykład 2026-11-21 albo 21.11.2026',
      'wiersz 9, kolumna „Data odczytu”: Data odczytu nie może być z przyszłości',
      'wiersz 10, kolumna „Odczyt”: Podaj najwyżej 3\u00a0miejsca po przecinku',
      'wiersz 12, kolumna „Licznik”: Ten licznik jest już w wierszu 5',
      'wiersz 13, kolumna „Licznik”: Ten licznik jest już w wierszu 11',
    ]);
    expect(await meters(db)).toEqual([]);
    expect(await readings(db)).toEqual([]);
  });
});

describe('more meters than are compared and written at a time', () => {
  const lines = Array.from({ length: 1010 }, (_, i) => `W-${i};woda;;;tak;${i};2025-01-01`);

  it('are all refused when a late row is bad or doubles an early one', async () => {
    const db = await databaseWithGardens();
    const late = ['w-7;woda;;;tak;;', 'W-x;woda;;;tak;x;2025-01-01', 'W-y;woda;1;13;tak;;'];
    expect(await refusalOfLines(db, [withReadings, ...lines, ...late])).toEqual([
      'wiersz 1012, kolumna „Licznik”: Ten licznik jest już w wierszu 9',
      'wiersz 1013, kolumna „Odczyt”: Należy wprowadzić poprawną liczbę',
      'wiersz 1014, kolumna „Działka”: Nie ma działki „13” w sektorze „Sektor 1”: najpierw zaimportuj działki',
    ]);
    expect(await meters(db)).toEqual([]);
    expect(await readings(db)).toEqual([]);
  });

  it('are counted and written together, and compared with what is stored the next time', async () => {
    const db = await emptyDatabase();
    const written: number[] = [];
    const report = await importLines(db, [withReadings, ...lines], {
      progress: (done, total) => written.push(done / total),
    });
    expect(report).toMatchObject({
      counts: { added: 1010, changed: 0, unchanged: 0 },
      notes: ['Odczyty: dodano 1010.'],
    });
    expect(written.toSorted((a, b) => a - b)).toEqual(written);
    expect(written.at(-1)).toBe(1);
    expect(await meters(db)).toHaveLength(1010);
    expect(await readings(db)).toHaveLength(1010);

    const corrected = lines
      .with(0, 'W-0;prąd;;;tak;0;2025-01-01')
      .with(1009, 'W-1009;woda;;;tak;1010,5;2025-01-02');
    expect(await importLines(db, [withReadings, ...corrected])).toMatchObject({
      counts: { added: 0, changed: 1, unchanged: 1009 },
      notes: ['Odczyty: dodano 1.'],
    });
  });
});
