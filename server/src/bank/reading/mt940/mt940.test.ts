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

/** Layouts of statements that banks and programs have published, with other people and numbers. */
const layouts = [
  {
    layout: 'sub-fields one behind the other, empty ones among them, broken anywhere',
    field: ':61:2607010701C450,00N062NONREF//BR20260701001',
    details:
      ':86:020~00B062~20CZYNSZ LOKAL 15A LIPIEC 2026~21~22~23~24~25\r\n~3011402004~310000345~32ANNA KOWALSKA~33~34000~38PL61109010140000071219812874',
    line: {
      bookingDay: '2026-07-01',
      amount: 45_000,
      counterpartyName: 'ANNA KOWALSKA',
      counterpartyAccount: '61109010140000071219812874',
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
      ':86:944 COMPANYNET PRZELEW KRAJOWY; NA RACH.: \r\n61109010140000071219812874; DLA: BUDOWA SP. Z O.O; TYT.: \r\nFV/2026/08/2; TNR: 210654014653068.000001',
    line: {
      bookingDay: '2026-01-02',
      amount: -750_000,
      counterpartyName: 'BUDOWA SP. Z O.O',
      counterpartyAccount: '61109010140000071219812874',
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
    const [read] = linesIn(readText(`${head}${field}\r\n${details}\r\n`));
    expect(read).toMatchObject(line);
  });
});
