import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import { longestWaitBesideApproval } from '../charge/lists-beside-approval.ts';
import { chargeAll, type RunCost, setPrices } from '../charge/measured-run.ts';
import { copyOf } from '../database/copies.ts';
import type { Figure, FigureGroup } from './figure.ts';

const rounds = 3;

async function measure(): Promise<readonly Figure[]> {
  const urls = await copyOf('association');
  await using undo = new AsyncDisposableStack();
  const opened = openDatabase(urls.url, { max: 4, statementTimeout: 0 });
  undo.defer(() => closeDatabase(opened));
  const kinds = await setPrices(opened.db);
  const costs: RunCost[] = [];
  for (let round = 0; round < rounds; round += 1) costs.push(await chargeAll(opened.db, kinds));
  const waits: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    waits.push(await longestWaitBesideApproval(urls, kinds));
  }
  const numbers = (read: (cost: RunCost) => number) => costs.map(read);
  return [
    {
      name: 'a run of 2,000 accounts and 8 kinds calculated',
      unit: 's',
      rounds: numbers(({ calculated }) => calculated),
      target: { atMost: 20 },
    },
    {
      name: 'the same approved',
      unit: 's',
      rounds: numbers(({ approved }) => approved),
      target: { atMost: 10 },
    },
    {
      name: 'the same approved: time of the processor, of the program and of PostgreSQL',
      unit: 's',
      rounds: numbers(({ approval }) => approval.program + approval.database),
      target: { atMost: 5.4 },
      note: 'The lines of the ledger with the balances they keep, the entries of the audit, the charges and their stretches share the time; no single one is left to cut (0187, 0191).',
    },
    {
      name: 'the longest wait for a list beside an approval',
      unit: 'ms',
      rounds: waits,
      target: { atMost: 100 },
    },
    {
      name: 'its accounts',
      unit: '',
      rounds: numbers(({ accounts }) => accounts),
      target: { atLeast: 2_000 },
    },
    {
      name: 'its charges',
      unit: '',
      rounds: numbers(({ charges }) => charges),
      target: { atLeast: 15_500 },
    },
  ];
}

export default {
  title: 'Charge runs: 2,000 plots and 8 kinds of fees',
  measure,
} satisfies FigureGroup;
