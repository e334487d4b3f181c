import { describe, expect, it } from 'vitest';
import {
  faultsIn,
  linesIn,
  readSwift,
  readText,
  sampleAccount,
  swiftOf,
} from '#test/bank-files.ts';

const other = '27114020040000300201355387';
const third = '83101010230000261395100000';

describe('MT940', () => {
  const lineOf = (field: string, details = ':86:020?20A') =>
    linesIn(readSwift(`${field}\n${details}\n`))[0];

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
    for (const none of ['NONREF', 'X//NONREF', 'X//', 'X//0000', 'X//NOTPROVIDED', 'X//Brak']) {
      expect(lineOf(`:61:2611021102C5,00NTRF${none}`)).toMatchObject({
        bankReference: null,
        isReferenceUnique: false,
      });
    }
  });

  it('takes of several accounts the one with right digits, and keeps what it does not know', () => {
    const details =
      ':86:020~00X~20Dz 12~27LIPOWA 3~2900-950 WARSZAWA~3111109010140000071219812874~32NOWAK JAN~3827114020040000300201355387~60Ref 7~341';
    expect(lineOf(':61:2611021102C5,00NTRFX', details)).toMatchObject({
      counterpartyAccount: '27114020040000300201355387',
      counterpartyName: 'LIPOWA 3 NOWAK JAN 00-950 WARSZAWA',
      title: 'Dz 12 Ref 7',
      raw: `:61:2611021102C5,00NTRFX\n${details}`,
    });
  });

  it.each([':86:0200<00PRZELEW<20Opłata<32NOWAK', ':86: 020?00PRZELEW?20Opłata?32NOWAK'])(
    'reads sub-fields behind a code of four digits, and behind a blank: %s',
    (details) => {
      expect(lineOf(':61:2611021102C1,00NTRFX', details)).toMatchObject({
        title: 'Opłata',
        counterpartyName: 'NOWAK',
      });
    },
  );

  it.each([
    ['+20dz 1 tel +48601000000+32NOWAK', 'dz 1 tel +48601000000', 'NOWAK'],
    ['?20ile to?50 zł?32NOWAK', 'ile to?50 zł', 'NOWAK'],
    ['<20woda <20 m3<32NOWAK <32a', 'woda <20 m3', 'NOWAK <32a'],
    ['+20dopłata +32 zł+32NOWAK', 'dopłata +32 zł', 'NOWAK'],
    [`?20dz 1?32NOWAK?38${other}?39reszta`, 'dz 1 ?39reszta', 'NOWAK'],
    ['?20dz 1?32NOWAK?60dalej', 'dz 1 dalej', 'NOWAK'],
  ])('leaves as text what is no sub-field: %s', (details, title, counterpartyName) => {
    expect(lineOf(':61:2611021102C1,00NTRFX', `:86:020${details}`)).toMatchObject({
      title,
      counterpartyName,
    });
  });

  it('reads a text that begins as sub-fields do, but for their numbers', () => {
    expect(lineOf(':61:2611021102C1,00NTRFX', ':86:+48601000000 dz 1')?.title).toBe(
      '+48601000000 dz 1',
    );
  });

  it.each([
    [`:86:020?20dz 1?31${sampleAccount}?38${other}`, other],
    [`:86:020?20dz 1?38${sampleAccount}`, null],
  ])('takes its own account for nobody else’s: %s', (details, counterpartyAccount) => {
    expect(lineOf(':61:2611021102C1,00NTRFX', details)?.counterpartyAccount).toBe(
      counterpartyAccount,
    );
  });

  it('knows by labels whose account is whose, whichever way the money went', () => {
    const details = `:86:944 PRZELEW; Z RACH.: ${other}; NA RACH.: ${third}; TYT.: dz 1`;
    expect(lineOf(':61:2611021102C1,00NTRFX', details)).toMatchObject({
      counterpartyAccount: other,
      targetAccount: third,
    });
    expect(lineOf(':61:2611021102D1,00NTRFX', details)).toMatchObject({
      counterpartyAccount: third,
      targetAccount: null,
    });
  });

  it('passes over fields it does not know', () => {
    const file = `:34F:PLN0,\n:61:2611021102C1,00NTRFX\n:XX:?\n:86:073\n:86:073~20Opłata\n:90C:1PLN1,00\n`;
    expect(linesIn(readSwift(file))).toMatchObject([{ title: 'Opłata' }]);
  });

  it('keeps a semicolon within a title', () => {
    const details = ':86:770 PRZELEW; OD: NOWAK JAN; TYT.: dz 12; woda; TNR: 1.2';
    expect(lineOf(':61:2611021102C1,00NTRFX', details)).toMatchObject({
      counterpartyName: 'NOWAK JAN',
      title: 'dz 12; woda',
    });
  });
});

describe('a MT940 that is not whole', () => {
  const whole = swiftOf(':61:2611021102C1,00NTRFX\n:86:020?20A\n');
  const without = (field: RegExp) => faultsIn(readText(whole.replace(field, '')));
  const noClosing =
    'Wyciąg nie jest cały: nie ma w nim salda końcowego (pole :62F:). Pobierz wyciąg z banku jeszcze raz.';

  it('is refused with what it lacks', () => {
    expect(without(/:60F:.*\n/)).toEqual([
      '1: Wyciąg nie jest cały: nie ma w nim salda początkowego (pole :60F:). Pobierz wyciąg z banku jeszcze raz.',
    ]);
    expect(without(/:62F:.*\n/)).toEqual([`1: ${noClosing}`]);
    // The second one of the file ends before its end.
    expect(faultsIn(readText(`${whole}${whole.replace(/:62F:.*\n/, '')}`))).toEqual([
      `7: ${noClosing}`,
    ]);
  });

  it('is one that goes on in a message that is not there', () => {
    const first = whole.replace(':62F:', ':62M:');
    const last = whole
      .replace(':60F:C261101PLN0,00', ':60M:C261101PLN1,00')
      .replace(/:62F:.*\n/, ':62F:C261130PLN2,00\n');
    expect(linesIn(readText(first + last))).toHaveLength(2);
    expect(faultsIn(readText(first))).toEqual([`1: ${noClosing}`]);
    expect(readText(last)).toMatchObject({ outcome: 'refused' });
  });

  it('is a report within the day, MT942', () => {
    const report = `:20:1\n:25:${sampleAccount}\n:34F:PLN0,\n:13D:2611021200+0100\n:61:2611021102C1,00NTRFX\n:86:020?20A\n:90C:1PLN1,00\n-\n`;
    expect(faultsIn(readText(report))).toEqual([
      '1: To nie jest wyciąg, tylko zestawienie operacji z części dnia (MT942). Pobierz z banku wyciąg MT940.',
    ]);
  });
});

/** Layouts of statements that banks and programs have published, with other people and numbers. */
const layouts = [
  {
    layout: 'sub-fields one behind the other, empty ones among them, broken anywhere',
    field: ':61:2607010701C450,00N062NONREF//BR20260701001',
    details:
      ':86:020~00B062~20CZYNSZ LOKAL 15A LIPIEC 2026~21~22~23~24~25\r\n~3011402004~310000345~32ANNA KOWALSKA~33~34000~38PL27114020040000300201355387',
    line: {
      bookingDay: '2026-07-01',
      amount: 45_000,
      counterpartyName: 'ANNA KOWALSKA',
      counterpartyAccount: '27114020040000300201355387',
      title: 'CZYNSZ LOKAL 15A LIPIEC 2026',
      bankReference: 'BR20260701001',
    },
  },
  {
    layout: 'sub-fields without a code in front, no booking day, no reference',
    field: ':61:260605C1200,50N240NONREF',
    details: ':86:<20Czynsz 6/2026\r\n<21fundusz remontowy\r\n<27JAN NOWAK',
    line: {
      bookingDay: '2026-06-05',
      amount: 120_050,
      counterpartyName: 'JAN NOWAK',
      counterpartyAccount: null,
      title: 'Czynsz 6/2026 fundusz remontowy',
      bankReference: null,
    },
  },
  {
    layout: 'labels in capitals, lines that end within a label’s text',
    field: ':61:2601020102DN7500,00NTRFNONREF//BR25245243002130\r\n944-PRZEL.KRAJ.WYCH.MT.ELX',
    details:
      ':86:944 COMPANYNET PRZELEW KRAJOWY; NA RACH.: \r\n27114020040000300201355387; DLA: BUDOWA SP. Z O.O; TYT.: \r\nFV/2026/08/2; TNR: 210654014653068.000001',
    line: {
      bookingDay: '2026-01-02',
      amount: -750_000,
      counterpartyName: 'BUDOWA SP. Z O.O',
      counterpartyAccount: '27114020040000300201355387',
      title: 'FV/2026/08/2',
      bankReference: 'BR25245243002130',
    },
  },
  {
    layout: 'a fee without a label but that of its number',
    field: ':61:2601120112DN2,50NCHGNONREF//BR07282102000059\r\n824-OPŁ. ZA PRZEL. ELIXIR MT',
    details: ':86: 824 OPŁATA ZA PRZELEW ELIXIR; TNR: 145271016138274.040001',
    line: {
      bookingDay: '2026-01-12',
      amount: -250,
      counterpartyName: null,
      counterpartyAccount: null,
      title: 'OPŁATA ZA PRZELEW ELIXIR',
      bankReference: 'BR07282102000059',
    },
  },
  {
    layout: 'a card payment, its details twice, the account no account',
    field: ':61:2606040604D1,89S07397301056237',
    details:
      ':86:073\r\n:86:073~00VE02\r\n~20Płatność kartą 02.06.2026 \r\n~21Nr karty 4246xx4970~22\r\n~23~24\r\n~25\r\n~3010500031~311915031/19730\r\n~32SKLEP 1 ~33Warszawa~38NL52INGB0001234567\r\n~34073',
    line: {
      bookingDay: '2026-06-04',
      amount: -189,
      counterpartyName: 'SKLEP 1 Warszawa',
      counterpartyAccount: null,
      title: 'Płatność kartą 02.06.2026 Nr karty 4246xx4970',
      bankReference: null,
    },
  },
];

describe('MT940 as it is published', () => {
  it.each(layouts)('$layout', ({ field, details, line }) => {
    const [read] = linesIn(readSwift(`${field}\r\n${details}\r\n`));
    expect(read).toMatchObject(line);
  });
});
