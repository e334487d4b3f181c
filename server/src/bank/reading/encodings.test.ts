import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { faultsIn, linesIn, readBytes, readText } from '#test/bank-files.ts';

const polish = 'Żółć gęślą jaźń, Łódź';

const statement = (title: string) =>
  [
    ':20:1',
    ':25:PL61109010140000071219812874',
    ':60F:C261101PLN0,00',
    ':61:2611021102C1,00NTRFNONREF//A1',
    `:86:020?20${title}`,
    ':62F:C261130PLN1,00',
  ].join('\r\n');

const titleOf = (bytes: Uint8Array) => linesIn(readBytes(bytes))[0]?.title;

test.each(['utf-8', 'cp852', 'windows-1250', 'iso-8859-2'])(
  '5.5: the letters come out the same from %s',
  (encoding) => {
    const reading = readBytes(iconv.encode(statement(polish), encoding));
    expect(reading).toMatchObject({ encoding });
    expect(linesIn(reading)[0]?.title).toBe(polish);
  },
);

test.each(['utf-8', 'cp852', 'windows-1250', 'iso-8859-2'])('a table in %s, too', (encoding) => {
  const table = `Data operacji,Data waluty,Typ transakcji,Kwota,Waluta,Saldo po transakcji,Opis transakcji\n2026-11-02,2026-11-02,Przelew,+1.00,PLN,+1.00,"Tytuł: ${polish}"\n`;
  expect(titleOf(iconv.encode(table, encoding))).toBe(polish);
});

test.each(['utf-16le', 'utf-16be', 'utf-8'])('a byte order mark says that it is %s', (encoding) => {
  const bytes = iconv.encode(statement(polish), encoding, { addBOM: true });
  expect(titleOf(bytes)).toBe(polish);
});

test('empty sub-fields filled with the byte 0xFF neither count nor stay', () => {
  const filled = statement('Opłata').replace('Opłata', 'Opłata~21\u02D9~22\u02D9~23\u02D9');
  const bytes = iconv.encode(filled.replace('?20', '~20'), 'windows-1250');
  expect(titleOf(bytes)).toBe('Opłata');
});

test('where no encoding makes it Polish, somebody is asked, and the answer is taken', () => {
  const russian = iconv.encode(statement('Оплата за участок'), 'windows-1251');
  const reading = readBytes(russian);
  expect(reading).toMatchObject({
    outcome: 'unknown-encoding',
    choices: [{ encoding: 'windows-1250' }, { encoding: 'iso-8859-2' }, { encoding: 'cp852' }],
  });
  expect(readBytes(russian, { encoding: 'windows-1250' })).toMatchObject({ outcome: 'read' });
});

test('XML is read by what it declares, and refused where that is not true', () => {
  const declared = (encoding: string) =>
    camt.replace('<?xml version="1.0"?>', `<?xml version="1.0" encoding="${encoding}"?>`);
  expect(titleOf(iconv.encode(declared('windows-1250'), 'windows-1250'))).toBe(polish);
  expect(titleOf(iconv.encode(declared('ISO-8859-2'), 'iso-8859-2'))).toBe(polish);
  for (const wide of ['utf-16le', 'utf-16be']) {
    expect(titleOf(iconv.encode(declared('UTF-16'), wide, { addBOM: true }))).toBe(polish);
  }
  const unreadable =
    'Plik XML zapisano w sposób, którego program nie czyta. Pobierz wyciąg z banku jeszcze raz.';
  expect(faultsIn(readBytes(iconv.encode(declared('UTF-8'), 'windows-1250')))).toEqual([
    unreadable,
  ]);
  expect(faultsIn(readText(declared('EBCDIC')))).toEqual([unreadable]);
});

const camt = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
<Ntry><Amt Ccy="PLN">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-02</Dt></BookgDt>
<NtryDtls><TxDtls><RmtInf><Ustrd>${polish}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;
