import { describe, expect, it, test } from 'vitest';
import { faultsIn, linesIn, readBytes, readSwift, readText, sampleFile } from '#test/bank-files.ts';
import { accountNumberWithin, readAccountNumber } from './text/account-number.ts';
import { cleanText, joinPieces } from './text/clean-text.ts';
import { readAmount } from './text/read-amount.ts';

const head = ':20:1\n:25:61109010140000071219812874\n';

describe('an amount in a table', () => {
  it.each([
    ['−42.90', -4290],
    ['+1000.00', 100_000],
    ['1 234,56', 123_456],
    ['1\u00A0234,56', 123_456],
    ['1.234,56', 123_456],
    ['5 000,00 PLN', 500_000],
    ['-0,01', -1],
    ["'12,50", 1250],
    ['10', 1000],
    ['20,5', 2050],
    ['1.234.567,00', 123_456_700],
    ['12 zł', 1200],
    ['0,00', 0],
  ])('%j is %i grosze', (text, grosze) => {
    expect(readAmount(text)).toBe(grosze);
  });

  it.each([
    '',
    '1.234',
    '1,234',
    '12,345',
    '1 23,00',
    '1,234.56',
    '--1',
    '1e3',
    '=1+1',
    'abc',
    '12 EUR',
    '9'.repeat(30),
  ])('%j is none', (text) => {
    expect(readAmount(text)).toBeNull();
  });
});

test('the number of an account is found with PL, apostrophes, slashes and blanks or without', () => {
  const digits = '61109010140000071219812874';
  for (const text of [
    digits,
    `PL${digits}`,
    `/PL${digits}`,
    `'${digits}`,
    '61 1090 1014 0000 0712 1981 2874',
  ]) {
    expect(readAccountNumber(text)).toBe(digits);
  }
  expect(accountNumberWithin(`mBiznes Konto - ${digits}`)).toBe(digits);
  expect(readAccountNumber(`1${digits}`)).toBeNull();
  expect(accountNumberWithin(`1${digits}`)).toBeNull();
  expect(readAccountNumber('DE89370400440532013000')).toBeNull();
});

test('a full piece of a text goes on in the next, after a shorter one a blank is missing', () => {
  expect(joinPieces(['Opłata za działkę numer 12 i', 'wodę'])).toBe(
    'Opłata za działkę numer 12 i wodę',
  );
  expect(joinPieces(['123456789012345678901234567', '89 Nowak', 'Jan'])).toBe(
    '12345678901234567890123456789 Nowak Jan',
  );
  expect(joinPieces(['x'.repeat(34), 'y', 'z'])).toBe(`${'x'.repeat(34)} y z`);
  expect(joinPieces(['x'.repeat(35), 'y'])).toBe(`${'x'.repeat(35)}y`);
  expect(cleanText('  a\u00A0\t b\u200Bc \r\n')).toBe('a b c');
});

describe('the sum of a statement', () => {
  const statement = (opening: string, closing: string) =>
    `${head}:60F:C261101PLN${opening}\n:61:2611021102C100,00NTRFX//A1\n:86:020?20A\n:61:2611031103D30,00NTRFX//A2\n:62F:C261130PLN${closing}\n`;

  it('is what lies between its balances', () => {
    expect(linesIn(readText(statement('10,00', '80,00')))).toHaveLength(2);
  });

  it('is told where it is not', () => {
    expect(faultsIn(readText(statement('10,00', '80,01')))).toEqual([
      '1: Suma operacji nie zgadza się z saldami wyciągu. Pobierz wyciąg z banku jeszcze raz.',
    ]);
  });
});

describe('several statements in one file', () => {
  const one = (day: string, opening: string, closing: string) =>
    `${head}:60F:C${day}PLN${opening}\n:61:${day}C100,00NTRFX//A${day}\n:62F:C${day}PLN${closing}\n-\n`;

  it('follow one another, or one another back', () => {
    const [first, second] = [one('261102', '0,00', '100,00'), one('261103', '100,00', '200,00')];
    for (const file of [first + second, second + first]) {
      expect(linesIn(readText(file)).map(({ bookingDay }) => bookingDay)).toEqual([
        '2026-11-02',
        '2026-11-03',
      ]);
    }
  });

  it('are refused where a balance is missing between them', () => {
    const file = one('261102', '0,00', '100,00') + one('261104', '150,00', '250,00');
    expect(faultsIn(readText(file))).toEqual([
      'Salda wyciągów w pliku nie następują po sobie. Wczytaj te wyciągi osobno.',
    ]);
  });

  it('are of the same account', () => {
    const file =
      one('261102', '0,00', '100,00') +
      one('261103', '0,00', '100,00').replace(
        '61109010140000071219812874',
        '60102010260000042270201111',
      );
    expect(faultsIn(readText(file))).toContain(
      'To wyciąg innego rachunku: 60\u00A01020\u00A01026\u00A00000\u00A00422\u00A07020\u00A01111. Wybierz ten rachunek albo inny plik.',
    );
  });
});

test('all faults of a file are told with their lines, and nothing is taken', () => {
  const text = sampleFile('santander.csv')
    .toString()
    .replace('2026-11-30,"Opłata', 'wczoraj,"Opłata')
    .replace('"1234,56"', '"1.234"')
    .replace('02-11-2026', '32-11-2026');
  expect(faultsIn(readText(text))).toEqual([
    '2: W kolumnie 2 jest „wczoraj”. Powinna tam być data, np. 2026.11.21.',
    '3: W kolumnie 6 jest „1.234”. Powinna tam być kwota, np. 1 234,56.',
    '7: W kolumnie 1 jest „32-11-2026”. Powinna tam być data, np. 2026.11.21.',
  ]);
});

test('a table with a row too few says so', () => {
  const rows = sampleFile('santander.csv').toString().trimEnd().split('\r\n');
  const balances = (rows[0] ?? '').replace('"11509,17"', '"11285,66"');
  expect(faultsIn(readText([balances, ...rows.slice(1, -1)].join('\r\n')))).toEqual([
    '1: Według pierwszego wiersza pliku operacji jest 6, a w pliku jest 5. Pobierz wyciąg z banku jeszcze raz.',
  ]);
});

test('a table that no layout knows is handed back for somebody to point at its columns', () => {
  const reading = readBytes(sampleFile('inny-bank.csv'));
  expect(reading).toMatchObject({
    outcome: 'unknown-table',
    encoding: 'iso-8859-2',
    table: { delimiter: ';' },
  });
  const { rows } = reading.outcome === 'unknown-table' ? reading.table : { rows: [] };
  expect(rows[3]).toEqual([
    'Zaksięgowano',
    'Kontrahent',
    'Rachunek kontrahenta',
    'Za co',
    'Wpływ',
    'Wypływ',
    'Saldo',
  ]);
});

test('quotes, delimiters and ends of lines within a title stay in it', () => {
  const titled = (title: string) => {
    const text = sampleFile('santander.csv').toString();
    return linesIn(readText(text.replace('Opłata za prowadzenie rachunku', title)))[0]?.title;
  };
  expect(titled('Rod ""Łąka""; dz. 12, rata')).toBe('Rod "Łąka"; dz. 12, rata');
  expect(titled('Rod "Łąka" dz. 12')).toBe('Rod "Łąka" dz. 12');
  expect(titled('dz. 12\r\nwoda')).toBe('dz. 12 woda');
});

test('lines keep their numbers behind a title of several lines', () => {
  const text = sampleFile('santander.csv')
    .toString()
    .replace('rachunku"', 'rachunku\r\nza\r\nmiesiąc"');
  expect(faultsIn(readText(text.replace('"1234,56"', '"x"')))).toEqual([
    '5: W kolumnie 6 jest „x”. Powinna tam być kwota, np. 1 234,56.',
  ]);
});

test('money that is held for a payment by card is left out, with a booking day or without', () => {
  const text = sampleFile('ing.csv').toString('latin1');
  expect(text).toContain('2026-11-30;;" SKLEP');
  const dated = text.replace('2026-11-30;;" SKLEP', '2026-11-30;2026-11-30;" SKLEP');
  expect(linesIn(readBytes(Buffer.from(dated, 'latin1')))).toHaveLength(6);
});

test('a table of several accounts is refused', () => {
  const two = sampleFile('mbank-osoby.csv').toString().replace('mBiznes Konto 6110', 'eKonto 1234');
  expect(faultsIn(readText(two))).toEqual([
    'W pliku są operacje kilku rachunków. Pobierz z banku wyciąg jednego rachunku.',
  ]);
});

test('more than 20,000 operations are refused', () => {
  const line = ':61:2611021102C1,00NTRFX//A\n';
  expect(linesIn(readSwift(line.repeat(20_000)))).toHaveLength(20_000);
  expect(faultsIn(readSwift(line.repeat(20_001)))).toEqual([
    'Plik ma ponad 20\u00A0000\u00A0operacji. Pobierz z banku wyciągi za krótszy czas.',
  ]);
});

test('amounts that come to more than any amount are refused', () => {
  const large = ':61:2611021102C10000000000,00NTRFX\n';
  const small = ':61:2611021102D0,01NTRFX\n';
  const tooMuch =
    'Kwoty w wyciągu dają razem ponad 10 mld zł, a tyle program nie zapisze. Wczytaj wyciągi za krótszy czas.';
  expect(linesIn(readSwift(large))).toHaveLength(1);
  expect(faultsIn(readSwift(large + small + small.replace('D', 'C')))).toEqual([tooMuch]);
  // In a table a balance and the amount before it show what was on the account.
  const table = sampleFile('pko.csv').toString('latin1');
  const rows = table.split('\n').slice(0, 1);
  const row = '2026-11-02,2026-11-02,Przelew,"-10000000000,00",PLN,"1,00",Tytuł: dz 1';
  expect(faultsIn(readText([...rows, row].join('\n')))).toEqual([tooMuch]);
});
