import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import {
  transactionDetails,
  transactionListItem,
} from '@grzadka/contract/transaction/transaction.model';

/** The plot of the account below. */
export const garden = { id: 'g', name: '12A', sector: 'Sektor 1' };
/** Who paid. */
export const settlement = { id: 's', reference: 'GR00012320', garden };
/** Where they paid. */
export const cashBox = { id: 'b', name: 'Kasa w biurze' };

/** A payment in cash as the list of transactions has it. */
export const item = sampleOf(transactionListItem, {
  id: 'k',
  number: 'KP/2026/7',
  series: 'KP',
  bookingDay: '2026-11-24',
  description: 'Wpłata: Opłata wodna',
  direction: 'in',
  source: 'cash',
  state: 'booked',
  amount: 150_00,
  settlement,
  cashBox,
  bankAccount: null,
  costCategory: null,
  reversedBy: null,
});

/** The same with what it covers. */
export const payment = sampleOf(transactionDetails, {
  ...item,
  effectiveDay: '2026-11-24',
  recordedBy: 'Nowak Anna',
  lines: [
    { code: '100', account: 'Kasa', subject: 'Kasa w biurze', amount: 150_00 },
    {
      code: '200',
      account: 'Rozrachunki z działkowcami',
      subject: 'GR00012320',
      amount: -150_00,
    },
  ],
  covers: [
    {
      number: 'NAL/2026/1/17',
      feeKind: 'Opłata wodna',
      description: null,
      dueOn: '2026-06-30',
      amount: 140_63,
      named: false,
    },
  ],
  left: 9_37,
  payments: [{ id: 'l', settlement, amount: 150_00, movable: 150_00 }],
  moves: [],
  reversal: null,
  reverses: null,
  reversible: true,
});
