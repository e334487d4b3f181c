import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import { copyOf } from '../database/copies.ts';
import { closeYears, makeFile } from '../ledger/closed-years.ts';
import type { Figure, FigureGroup } from './figure.ts';

async function measure(): Promise<readonly Figure[]> {
  await using undo = new AsyncDisposableStack();
  const open = async (name: 'fewbooks' | 'somebooks') => {
    const { url } = await copyOf(name);
    const opened = openDatabase(url, { max: 4, statementTimeout: 0 });
    undo.defer(() => closeDatabase(opened));
    return opened.db;
  };
  const few = await open('fewbooks');
  const files = [await makeFile(few), await makeFile(few)];
  const costs = await closeYears(few);
  const ofMany = await closeYears(await open('somebooks'), 2);
  return [
    {
      name: 'a year closed and printed',
      unit: 's',
      rounds: costs.map(({ closed, printed }) => closed + printed),
      target: { atMost: 10 },
    },
    {
      name: 'the same of 20,000 accounts',
      unit: 's',
      rounds: ofMany.map(({ closed, printed }) => closed + printed),
      baseline: {
        name: 'four times that of 5,000',
        rounds: costs.map(({ closed, printed }) => 4 * (closed + printed)),
      },
      target: { atMost: 1.3, of: 'ratio' },
    },
    {
      name: 'a year of 5,000 closed without its papers: as long nobody posts',
      unit: 's',
      rounds: costs.map(({ closed }) => closed),
      target: { atMost: 1 },
    },
    {
      name: 'the accountant’s workbook of a year',
      unit: 's',
      rounds: files,
      target: { atMost: 10 },
    },
  ];
}

export default {
  title: 'Closing a year of 5,000 settlement accounts',
  measure,
} satisfies FigureGroup;
