import { readStatementFile } from '@grzadka/server/src/bank/reading/read-statement-file.ts';
import { describe, expect, it } from 'vitest';
import { monthsOf, type Transfer } from '../../src/banking/transfer.ts';
import { writeCamt } from '../../src/banking/write-camt.ts';
import { writeMt940 } from '../../src/banking/write-mt940.ts';

const account = '61109010140000071219812874';

const transfers: readonly Transfer[] = [
  {
    day: '2026-03-02',
    amount: 223_51,
    name: 'Łoś Grażyna',
    account: '60102010260000042270201111',
    title: 'Żółć gęślą jaźń – opłata za działkę nr 12A, pierwsza rata i woda za rok 2026',
    reference: 'F0001',
  },
  {
    day: '2026-03-31',
    amount: -25_00,
    name: 'Bank <Spółdzielczy> & Syn',
    account: null,
    title: 'Opłata za rachunek',
    reference: 'K0001',
  },
  {
    day: '2026-05-04',
    amount: 1_234_56,
    name: 'Nowak Jan',
    account: '64124000010000000012345678',
    title: 'GR00012320',
    reference: 'F0002',
  },
];

const months = monthsOf(transfers, {
  account,
  opening: 1_000_00,
  today: Temporal.PlainDate.from('2026-05-10'),
});

describe('the statements of the demo', () => {
  it('follow one another without a gap, also where nothing moved, until today', () => {
    expect(
      months.map(({ month, thru, opening, closing }) => [month, thru, opening, closing]),
    ).toEqual([
      ['2026-03', '2026-03-31', 1_000_00, 1_198_51],
      ['2026-04', '2026-04-30', 1_198_51, 1_198_51],
      ['2026-05', '2026-05-10', 1_198_51, 2_433_07],
    ]);
  });

  it.each([
    ['MT940', writeMt940],
    ['camt.053', writeCamt],
  ])('are read as %s to the letter', (_, write) => {
    const read = months.flatMap((month) => {
      const reading = readStatementFile(Buffer.from(write(month)), { bankAccount: account });
      if (reading.outcome !== 'read') throw new Error(JSON.stringify(reading));
      return reading.statements;
    });
    expect(read.map(({ opening, closing }) => [opening?.amount, closing?.amount])).toEqual(
      months.map(({ opening, closing }) => [opening, closing]),
    );
    const lines = read.flatMap((statement) => statement.lines);
    expect(
      lines.map((line) => ({
        day: line.bookingDay,
        amount: line.amount,
        name: line.counterpartyName,
        account: line.counterpartyAccount,
        title: line.title,
        reference: line.bankReference,
      })),
    ).toEqual(transfers);
  });
});
