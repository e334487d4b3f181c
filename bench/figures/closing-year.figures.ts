import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import { copyOf } from '../database/copies.ts';
import { closeYears, makeFile } from '../ledger/closed-years.ts';
import type { Figure, FigureGroup } from './figure.ts';

async function measure(): Promise<readonly Figure[]> {
  const { url } = await copyOf('fewbooks');
  await using undo = new AsyncDisposableStack();
  const opened = openDatabase(url, { max: 4, statementTimeout: 0 });
  undo.defer(() => closeDatabase(opened));
  const files = [await makeFile(opened.db), await makeFile(opened.db)];
  const costs = await closeYears(opened.db);
  return [
    {
      name: 'a year closed and printed',
      unit: 's',
      rounds: costs.map(({ closed, printed }) => closed + printed),
      target: { atMost: 10 },
    },
    {
      name: 'the same without its papers: as long nobody posts',
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
