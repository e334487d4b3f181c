import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  faultsIn,
  linesIn,
  readBytes,
  readSwift,
  readText,
  sampleFile,
  swiftOf,
} from '#test/bank-files.ts';

const camt = sampleFile('camt053-02.xml').toString();
const swift = sampleFile('mt940-pytajnik.sta').toString();
const table = sampleFile('santander.csv').toString();

const definitions =
  'Plik zawiera definicje XML (DTD albo encje), których wyciąg bankowy nie ma. Pobierz wyciąg z banku jeszcze raz.';

const tooMuch =
  'W tym miejscu pliku jest o wiele więcej danych, niż ma wyciąg bankowy. Pobierz wyciąg z banku jeszcze raz.';

test('entities of its own, as of a billion laughs, are not even looked at', () => {
  const laughs = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index};`.repeat(10)}">`,
  );
  const bomb = `<!DOCTYPE Document [<!ENTITY lol0 "lol">${laughs.join('')}]>`;
  const file = '<!DOCTYPE Document [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
  for (const doctype of [bomb, file]) {
    const hostile = camt.replace('<Document', `${doctype}<Document`);
    expect(faultsIn(readText(hostile))).toEqual([definitions]);
  }
});

test('an entity that nobody defined is told with its line', () => {
  const hostile = camt.replace('NOWAK JAN', 'NOWAK &nbsp; JAN');
  const line = camt.slice(0, camt.indexOf('NOWAK JAN')).split('\n').length;
  expect(faultsIn(readText(hostile))).toEqual([`${line}: ${definitions}`]);
});

test.each(['{5:', '{1:', '{3:', '{3:{3:}', '{4:', '{', '{1:}{'])(
  'a line of openings %j that never close is passed over at once',
  (opening) => {
    // Counted and not timed: quadratic work on so many letters would outlast any test.
    const line = `${opening.repeat(99_000 / opening.length)}\u2028x`;
    const lines = Array.from({ length: 20 }, () => line).join('\n');
    expect(readText(`:20:1\n:25:1\n${lines}`).outcome).toBe('refused');
  },
);

test('nor do amounts and accounts without an end take long', () => {
  const amount = `:61:2611021102C${'1'.repeat(50_000)}${'A'.repeat(40_000)}\u2028x\n`;
  const account = `:86:020?20A?31${' '.repeat(90_000)}x\n`;
  expect(readText(swiftOf(amount.repeat(20))).outcome).toBe('refused');
  expect(linesIn(readSwift(`:61:2611021102C1,00NTRFX\n${account.repeat(20)}`))).toHaveLength(1);
});

test('a line of 20 MB is refused', () => {
  const long = 'a'.repeat(20 * 1024 * 1024 - 100_000);
  const tooLong =
    'Wiersz jest o wiele za długi jak na wyciąg bankowy. Pobierz wyciąg z banku jeszcze raz.';
  expect(faultsIn(readText(`${swift}:20:2\n${long}`))).toEqual([
    `${swift.split('\n').length + 1}: ${tooLong}`,
  ]);
  expect(faultsIn(readText(`${table}"${long}`))).toEqual([
    `${table.split('\n').length}: ${tooLong}`,
  ]);
  expect(faultsIn(readText(`<Document>${long}`))).toEqual([`1: ${tooMuch}`]);
});

test('more tags in one place than any statement has are refused before they become a tree', () => {
  for (const tags of ['<a/>', '<a>']) {
    const hostile = camt.replace('<GrpHdr>', `${tags.repeat(200_000)}<GrpHdr>`);
    expect(faultsIn(readText(hostile))).toEqual([`1: ${tooMuch}`]);
  }
  const nested = camt.replace('<GrpHdr>', `${'<a>'.repeat(20_000)}<GrpHdr>`);
  expect(readText(nested)).toMatchObject({ outcome: 'refused' });
});

test('more fields or entries than any statement has are refused before they are gathered', () => {
  expect(readText(`:20:1\n${':86:\n'.repeat(200_000)}`)).toMatchObject({ outcome: 'refused' });
  expect(readText(camt.replace('<Ntry>', `${'<Ntry/>'.repeat(200_000)}<Ntry>`))).toMatchObject({
    outcome: 'refused',
  });
});

test('a file of more than 20 MB is not read at all', () => {
  expect(readBytes(new Uint8Array(20 * 1024 * 1024 + 1))).toEqual({
    outcome: 'refused',
    reason: 'too-large',
    faults: [
      { line: null, message: 'Plik ma ponad 20\u00A0MB. Pobierz z banku wyciągi za krótszy czas.' },
    ],
  });
});

test.each([
  ['nothing', ''],
  ['blanks', ' \n\n'],
  ['a letter', 'Szanowni Państwo,\nproszę o zwrot; z góry dziękuję.\n'],
  ['a PDF', '%PDF-1.7\n%\u0000\u0001'],
  ['a spreadsheet', 'PK\u0003\u0004\u0014\u0000'],
])('%s is no statement', (_, text) => {
  expect(readText(text)).toEqual({
    outcome: 'refused',
    reason: 'not-a-statement',
    faults: [{ line: null, message: 'To nie jest wyciąg bankowy. Wybierz plik pobrany z banku.' }],
  });
});

test('a formula where the bank writes a value is a fault of its line, in a title it is a title', () => {
  const [head, first, ...rest] = table.split('\r\n');
  const formula = '=HYPERLINK(""http://example.com"")';
  const hostile = (cell: string, value: string) =>
    [head, first?.replace(cell, value), ...rest].join('\r\n');
  expect(faultsIn(readText(hostile('"-6,00"', `"${formula}"`)))).toEqual([
    '2: W kolumnie 6 jest formuła arkusza, a nie wartość z banku. Powinna tam być kwota, np. 1 234,56.',
  ]);
  expect(faultsIn(readText(hostile('2026-11-30', '+A1')))).toEqual([
    '2: W kolumnie 2 jest formuła arkusza, a nie wartość z banku. Powinna tam być data, np. 2026.11.21.',
  ]);
  const titled = readText(hostile('"Opłata za prowadzenie rachunku"', `"${formula}"`));
  expect(titled).toMatchObject({
    statements: [{ lines: [{ title: '=HYPERLINK("http://example.com")' }, {}, {}, {}, {}, {}] }],
  });
});

test.each([
  ['camt.053', camt],
  ['MT940', swift],
  ['a table', table],
])('%s of another account is refused with its number', (_, text) => {
  const other = text
    .replaceAll('61109010140000071219812874', '60102010260000042270201111')
    .replaceAll('61 1090 1014 0000 0712 1981 2874', '60 1020 1026 0000 0422 7020 1111');
  expect(faultsIn(readText(other))).toContain(
    'To wyciąg innego rachunku: 60\u00A01020\u00A01026\u00A00000\u00A00422\u00A07020\u00A01111. Wybierz ten rachunek albo inny plik.',
  );
});

test.each([
  'camt053-02.xml',
  'mt940-tylda.sta',
  'pko.csv',
  'ing.csv',
  'mbank-osoby.csv',
  'mbank-firmy.csv',
  'santander.csv',
])('%s in euros is refused', (file) => {
  const euros = sampleFile(file).toString('latin1').replaceAll('PLN', 'EUR');
  expect(faultsIn(readBytes(Buffer.from(euros, 'latin1')))).toContain(
    'Wyciąg w walucie EUR nie jest obsługiwany',
  );
});

test('whatever bytes come, they are read or refused, and nothing else happens', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(readBytes(bytes).outcome).toMatch(/^(?:read|refused|unknown-table|unknown-encoding)$/);
    }),
    { numRuns: 300 },
  );
});

const samples = ['camt053-02.xml', 'camt053-iso.xml', 'mt940-tylda.sta', 'mt940-mbank.sta'].concat(
  'mbank-firmy.csv',
  'mbank-osoby.csv',
  'pko.csv',
  'ing.csv',
  'santander.csv',
);

test('a sample in which something was spoilt never makes it fail, and never changes the sum unseen', () => {
  const spoilt = fc.record({
    file: fc.constantFrom(...samples.map(sampleFile)),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    removed: fc.nat(60),
    added: fc.oneof(
      fc.uint8Array({ maxLength: 20 }),
      fc
        .constantFrom('<Ntry>', ':61:', ':86:', '"', ';;;', '\n', '~20', '&x;', '-->')
        .map((text) => Buffer.from(text)),
    ),
  });
  fc.assert(
    fc.property(spoilt, ({ file, at, removed, added }) => {
      const place = Math.floor(at * file.length);
      const bytes = Buffer.concat([file.subarray(0, place), added, file.subarray(place + removed)]);
      const reading = readBytes(bytes);
      if (reading.outcome !== 'read') return;
      for (const { opening, closing, lines } of reading.statements) {
        const sum = lines.reduce((total, { amount }) => total + amount, opening?.amount ?? 0);
        expect(sum).toBe(opening && closing ? closing.amount : sum);
        expect(lines.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
