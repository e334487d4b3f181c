import { describe, expect, it } from 'vitest';
import { linesIn, readText } from '#test/bank-files.ts';

const head = ':20:1\n:25:61109010140000071219812874\n';

describe('MT940', () => {
  const lineOf = (field: string, details = ':86:020?20A') =>
    linesIn(readText(`${head}${field}\n${details}\n`))[0];

  it('takes the year of the booking day that is nearest to the value day', () => {
    expect(lineOf(':61:2612310102C1,00NTRFX')).toMatchObject({ bookingDay: '2027-01-02' });
    expect(lineOf(':61:2701021231C1,00NTRFX')).toMatchObject({ bookingDay: '2026-12-31' });
    expect(lineOf(':61:261231C1,00NTRFX')).toMatchObject({ bookingDay: '2026-12-31' });
  });

  it('books what takes a credit back as a debit, and the other way round', () => {
    expect(lineOf(':61:2611021102RC5,00NTRFX')?.amount).toBe(-500);
    expect(lineOf(':61:2611021102RD5,NTRFX')?.amount).toBe(500);
    expect(lineOf(':61:2611021102DN5,5NTRFX')?.amount).toBe(-550);
  });

  it('takes as reference what follows //, unless it is a word for none', () => {
    expect(lineOf(':61:2611021102C5,00NTRFNONREF//BR1//2')?.bankReference).toBe('BR1//2');
    for (const none of ['NONREF', 'X//NONREF', 'X//', 'X//0000']) {
      expect(lineOf(`:61:2611021102C5,00NTRF${none}`)).toMatchObject({
        bankReference: null,
        isReferenceUnique: false,
      });
    }
  });

  it('takes of several accounts the one with right digits, and keeps what it does not know', () => {
    const details =
      ':86:020~00X~20Dz 12~27LIPOWA 3~2900-950 WARSZAWA~3111109010140000071219812874~32NOWAK JAN~3861109010140000071219812874~60Ref 7~341';
    expect(lineOf(':61:2611021102C5,00NTRFX', details)).toMatchObject({
      counterpartyAccount: '61109010140000071219812874',
      counterpartyName: 'LIPOWA 3 NOWAK JAN 00-950 WARSZAWA',
      title: 'Dz 12 Ref 7',
      raw: `:61:2611021102C5,00NTRFX\n${details}`,
    });
  });

  it('passes over fields it does not know', () => {
    const file = `${head}:34F:PLN0,\n:61:2611021102C1,00NTRFX\n:XX:?\n:86:073\n:86:073~20Opłata\n:90C:1PLN1,00\n`;
    expect(linesIn(readText(file))).toMatchObject([{ title: 'Opłata' }]);
  });

  it('keeps a semicolon within a title', () => {
    const details = ':86:770 PRZELEW; OD: NOWAK JAN; TYT.: dz 12; woda; TNR: 1.2';
    expect(lineOf(':61:2611021102C1,00NTRFX', details)).toMatchObject({
      counterpartyName: 'NOWAK JAN',
      title: 'dz 12; woda',
    });
  });
});
