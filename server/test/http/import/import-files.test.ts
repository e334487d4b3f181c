import { truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listKindNames } from '@grzadka/contract/import/import-kinds';
import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import {
  emptyDatabase,
  importPath,
  refusalOf,
  refusalOfLines,
  temporaryFile,
} from './import-run.ts';

async function refusalOfFile(path: string): Promise<readonly string[]> {
  return refusalOf(importPath(await emptyDatabase(), path));
}

/** The beginning of the container of old and of protected Excel files, and something in it. */
const compoundFile = (content: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(content, 'utf16le')]);

describe('what cannot be read at all is refused in one sentence', () => {
  it('a file that is not there', async () => {
    const path = join(tmpdir(), 'nie-ma-mnie.xlsx');
    expect(await refusalOfFile(path)).toEqual([`Nie znaleziono pliku „${path}”.`]);
  });

  it('a folder', async () => {
    expect(await refusalOfFile(tmpdir())).toEqual([
      `„${tmpdir()}” to folder: podaj plik .xlsx albo .csv.`,
    ]);
  });

  it('a file of 500 MB', async () => {
    const path = await temporaryFile(['x']);
    await truncate(path, 500 * 1024 * 1024);
    expect(await refusalOfFile(path)).toEqual([
      'Plik jest zbyt duży (500\u00a0MB, dozwolone 50\u00a0MB): podziel go na mniejsze.',
    ]);
  });

  it.each(['.csv', '.xlsx'])('an empty file %s', async (ending) => {
    expect(await refusalOfFile(await temporaryFile([], ending))).toEqual(['Plik jest pusty.']);
  });

  it('a workbook without rows', async () => {
    const bytes = await writeWorkbook([]).toBuffer();
    expect(await refusalOfFile(await temporaryFile(bytes, '.xlsx'))).toEqual(['Plik jest pusty.']);
  });

  it('a workbook protected by a password', async () => {
    const path = await temporaryFile(compoundFile('EncryptedPackage'), '.xlsx');
    expect(await refusalOfFile(path)).toEqual([
      'Arkusz jest zabezpieczony hasłem: otwórz go, usuń hasło, zapisz i spróbuj jeszcze raz.',
    ]);
  });

  it('a workbook of the old format', async () => {
    const path = await temporaryFile(compoundFile('Workbook'), '.xls');
    expect(await refusalOfFile(path)).toEqual([
      'To arkusz w starym formacie .xls: zapisz go w programie Excel jako „Skoroszyt programu Excel (.xlsx)” i spróbuj jeszcze raz.',
    ]);
  });

  it.each([
    ['that is no archive', Buffer.from('not a workbook')],
    ['that is a broken archive', Buffer.from('PK\u0003\u0004 not a workbook')],
  ])('a workbook %s', async (_, bytes) => {
    expect(await refusalOfFile(await temporaryFile(bytes, '.xlsx'))).toEqual([
      'Nie można odczytać arkusza: plik jest uszkodzony. Otwórz go w programie Excel lub LibreOffice, zapisz ponownie jako .xlsx i spróbuj jeszcze raz.',
    ]);
  });

  it.each([
    ['a document, whatever its name', Buffer.from('%PDF-1.7\n1 0 obj'), '.xlsx', 'dokument PDF'],
    ['a photo', Buffer.from('ffd8ffe000104a464946', 'hex'), '.csv', 'obraz'],
    ['a picture of the screen', Buffer.from('89504e470d0a1a0a', 'hex'), '.csv', 'obraz'],
  ])('%s', async (_, bytes, ending, what) => {
    expect(await refusalOfFile(await temporaryFile(bytes, ending))).toEqual([
      `To ${what}, a nie arkusz. Wybierz plik .xlsx albo .csv.`,
    ]);
  });

  it('a quote that nobody closed', async () => {
    const db = await emptyDatabase();
    const lines = ['Sektor;Działka;Powierzchnia m2', '1;1;300', '1;"2;300', '1;3;300'];
    expect(await refusalOfLines(db, lines)).toEqual([
      'Nie można odczytać pliku od wiersza 3: wartość w cudzysłowie nie ma końca. Popraw cudzysłowy w tym miejscu.',
    ]);
  });
});

describe('the heading', () => {
  it('is understood whatever its letter case, diacritics, blanks and marks', async () => {
    const db = await emptyDatabase();
    const path = await temporaryFile(['  SEKTOR ;dzialka;powierzchnia [m²]', '1;1;300']);
    expect((await importPath(db, path)).counts.added).toBe(1);
  });

  it('may stand in any order below blank rows, with blank columns beside', async () => {
    const db = await emptyDatabase();
    const path = await temporaryFile([';;;', 'Powierzchnia;;Działka;Sektor', '300;;1;2']);
    expect((await importPath(db, path)).counts.added).toBe(1);
  });

  it('is refused with every unknown, missing and doubled column', async () => {
    const db = await emptyDatabase();
    expect(await refusalOfLines(db, ['Sektor;Działka;Cena;sektor;', '1;1;2;3;x'])).toEqual([
      'wiersz 1: Nieznana kolumna „Cena”.',
      'wiersz 1: Kolumna „Sektor” występuje dwa razy.',
      'wiersz 1: Kolumna E ma wartości, ale nie ma nagłówka.',
      'wiersz 1: Brakuje kolumny „Powierzchnia m2”.',
      'Spodziewane kolumny (Działki): „Sektor”, „Działka”, „Powierzchnia m2”.',
    ]);
  });

  it('with columns of another list is refused in few words, however many they are', async () => {
    const db = await emptyDatabase();
    const titles = Array.from({ length: 57 }, (_, index) => `K${index}`);
    const [first] = await refusalOfLines(db, [['Sektor', 'Działka', ...titles].join(';'), '1;1']);
    expect(first).toBe(
      'wiersz 1: Nieznane kolumny: „K0”, „K1”, „K2”, „K3”, „K4” i inne (razem: 57).',
    );
  });

  it('of assignments needs the number or the name of the party', async () => {
    const db = await emptyDatabase();
    expect(await refusalOfLines(db, ['Sektor;Działka;Od;Do', '1;1;;'])).toContain(
      'wiersz 1: Brakuje kolumny „Numer ewidencyjny” albo „Podmiot”.',
    );
  });

  it('that is none at all is answered with the columns of every list', async () => {
    const db = await emptyDatabase();
    const lines = await refusalOfLines(db, ['\u0000\u0001;%PDF', '1;2']);
    expect(lines[0]).toBe('Nie rozpoznano kolumn: wiersz 1 powinien być nagłówkiem jednej z list:');
    expect(lines[1]).toBe('Działki: „Sektor”, „Działka”, „Powierzchnia m2”');
    expect(lines).toHaveLength(1 + listKindNames.length);
  });

  it('without rows below it is refused', async () => {
    const db = await emptyDatabase();
    expect(await refusalOfLines(db, ['Sektor;Działka;Powierzchnia m2', ';;'])).toEqual([
      'Pod nagłówkiem nie ma żadnych wierszy.',
    ]);
  });
});

describe('a row', () => {
  it('with more values than columns is refused: a decimal comma has split one', async () => {
    const db = await emptyDatabase();
    expect(await refusalOfLines(db, ['Sektor,Działka,Powierzchnia m2', '1,1,300,5'])).toEqual([
      'wiersz 2: Za dużo wartości (4, a kolumn jest 3); wartość, która zawiera znak oddzielający kolumny, ujmij w cudzysłów',
    ]);
  });

  it('of a workbook is refused at the cell with a formula error or with a date in place of text', async () => {
    const bytes = await writeWorkbook([
      ['Sektor', 'Działka', 'Powierzchnia m2'],
      [1, { value: new Date('2026-04-03T00:00:00Z'), format: 'd/m' }, 300],
      [1, 12, '#DIV/0!'],
    ]).toBuffer();
    expect(await refusalOfFile(await temporaryFile(bytes, '.xlsx'))).toEqual([
      'wiersz 2, kolumna „Działka”: W komórce jest data, a nie tekst: ustaw format komórki „Tekst” i wpisz wartość ponownie',
      'wiersz 3, kolumna „Powierzchnia m2”: Formuła w komórce zgłasza błąd #DIV/0!',
    ]);
  });
});

it('a workbook gives the same as a text file', async () => {
  const db = await emptyDatabase();
  const bytes = await writeWorkbook([
    ['Licznik', 'Typ', 'Sektor', 'Działka', 'Aktywny', 'Odczyt', 'Data odczytu'],
    [
      'W-1',
      'Wodomierz',
      null,
      null,
      true,
      12.5,
      { value: new Date('2025-04-01'), format: 'd.m.yyyy' },
    ],
    [7, 'Wodomierz', null, null, 'nie', null, null],
  ]).toBuffer();
  await importPath(db, await temporaryFile(bytes, '.xlsx'));
  const same = await temporaryFile([
    'Licznik;Typ;Sektor;Działka;Aktywny;Odczyt;Data odczytu',
    'W-1;Wodomierz;;;tak;12,5;2025-04-01',
    '7;Wodomierz;;;nie;;',
  ]);
  expect(await importPath(db, same)).toMatchObject({
    counts: { added: 0, changed: 0, unchanged: 2 },
    notes: ['Odczyty: dodano 0.'],
  });
});
