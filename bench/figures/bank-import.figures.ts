import { oweParts } from '../bank/owe-parts.ts';
import { type StatementCost, takeStatement } from '../bank/take-statement.ts';
import { copyOf } from '../database/copies.ts';
import type { Figure, FigureGroup } from './figure.ts';

const rounds = 3;
const few = 1_000;
const most = 20_000;

async function measure(): Promise<readonly Figure[]> {
  const { url } = await copyOf('accounts');
  const costs = { few: new Array<StatementCost>(), most: new Array<StatementCost>() };
  for (let round = 0; round < rounds; round += 1) {
    await oweParts(url);
    costs.few.push(await takeStatement(url, few));
    costs.most.push(await takeStatement(url, most));
  }
  const ofMost = (read: (cost: StatementCost) => number) => costs.most.map(read);
  return [
    {
      name: '1,000 lines previewed',
      unit: 's',
      rounds: costs.few.map(({ previewed }) => previewed),
      target: { atMost: 5 },
    },
    {
      name: '20,000 lines previewed',
      unit: 's',
      rounds: ofMost(({ previewed }) => previewed),
      target: { atMost: 30 },
    },
    {
      name: '20,000 lines previewed: memory',
      unit: 'MB',
      rounds: ofMost(({ peakMegabytes }) => peakMegabytes),
      target: { atMost: 250 },
    },
    {
      name: '20,000 lines booked',
      unit: 's',
      rounds: ofMost(({ applied }) => applied),
      target: { atMost: 20 },
    },
    {
      name: '20,000 lines booked: time of the processor, of the program and of PostgreSQL',
      unit: 's',
      rounds: ofMost(({ appliedProcessor }) => appliedProcessor),
      target: { atMost: 12 },
    },
    {
      name: '20,000 lines: those that were sure',
      unit: '',
      rounds: ofMost(({ booked }) => booked),
      // That booking is measured with what it says of lines, and not without.
      target: { atLeast: 10_000 },
    },
    {
      name: '20,000 lines: the longest wait of other requests',
      unit: 'ms',
      rounds: ofMost(({ longestWait }) => longestWait),
      target: { atMost: 100 },
    },
  ];
}

export default {
  title: 'Bank statements against 5,000 settlement accounts',
  note: `Each account owes eight parts. Each line is an entry, and each sure line a second one, with the parts that it covers, the reason, and what the
audit records of its account: 20,000 lines make some 35,000 entries in one transaction.`,
  measure,
} satisfies FigureGroup;
