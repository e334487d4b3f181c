import { describe, expect, it } from 'vitest';
import { faultsIn, linesIn, readText, sampleFile } from '#test/bank-files.ts';

describe('camt.053', () => {
  const camt = sampleFile('camt053-02.xml').toString();

  it('is read from version 2 to version 13', () => {
    for (let version = 1; version <= 14; version += 1) {
      const two = String(version).padStart(2, '0');
      const { outcome } = readText(camt.replace('camt.053.001.02', `camt.053.001.${two}`));
      expect([version, outcome]).toEqual([
        version,
        version >= 2 && version <= 13 ? 'read' : 'refused',
      ]);
    }
  });

  it('is told from a notification', () => {
    expect(faultsIn(readText(camt.replace('camt.053', 'camt.054')))).toEqual([
      'To nie jest wyciąg, tylko powiadomienie banku (camt.054). Pobierz z banku wyciąg camt.053.',
    ]);
    expect(faultsIn(readText('<html><body>Zaloguj się</body></html>'))).toEqual([
      'To nie jest wyciąg camt.053. Pobierz z banku wyciąg w tym formacie i wybierz go jeszcze raz.',
    ]);
  });

  it('leaves out what is not booked, and entries in comments', () => {
    expect(camt).toContain('PDNG');
    expect(linesIn(readText(camt))).toHaveLength(6);
    const commented = camt.replace('<!--', '<!-- <Ntry><Amt>1</Amt></Ntry> ');
    expect(linesIn(readText(commented))).toHaveLength(6);
  });

  it('takes the account it was paid to, where that is another than its own', () => {
    const paidTo = (account: string) =>
      camt.replace(
        '</DbtrAcct></RltdPties>',
        `</DbtrAcct><CdtrAcct><Id><IBAN>PL${account}</IBAN></Id></CdtrAcct></RltdPties>`,
      );
    const targets = (file: string) =>
      linesIn(readText(file)).map(({ targetAccount }) => targetAccount);
    const others = Array.from({ length: 5 }, () => null);
    expect(targets(paidTo('27114020040000300201355387'))).toEqual([
      '27114020040000300201355387',
      ...others,
    ]);
    expect(targets(paidTo('61109010140000071219812874'))).toEqual([null, ...others]);
  });

  it('is refused where the parts of an entry do not come to its amount', () => {
    const iso = sampleFile('camt053-iso.xml').toString();
    const line = iso.slice(0, iso.indexOf('<Amt Ccy="PLN">30000<')).split('\n').length - 1;
    expect(faultsIn(readText(iso.replace('>20000<', '>20001<')))).toEqual([
      `${line}: Suma części operacji nie zgadza się z jej kwotą. Pobierz wyciąg z banku jeszcze raz.`,
    ]);
  });

  it('tells where it is damaged', () => {
    const line = camt.slice(0, camt.indexOf('</Ustrd>')).split('\n').length;
    const damaged = camt.replace('</Ustrd>', '</Ustrdx>');
    expect(faultsIn(readText(damaged))).toEqual([
      `${line}: Plik XML jest w tym miejscu uszkodzony. Pobierz wyciąg z banku jeszcze raz, bez otwierania i zapisywania go w innym programie.`,
    ]);
  });
});
