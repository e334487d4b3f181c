import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import { copyOf } from '../database/copies.ts';
import { type PreparingCost, prepareForAll, setRecipients } from '../message/measured-preparing.ts';
import type { Figure, FigureGroup } from './figure.ts';

const rounds = 3;

async function measure(): Promise<readonly Figure[]> {
  const { url } = await copyOf('accounts');
  await using undo = new AsyncDisposableStack();
  const opened = openDatabase(url, { max: 4, statementTimeout: 0 });
  undo.defer(() => closeDatabase(opened));
  await setRecipients(opened.db);
  const costs: PreparingCost[] = [];
  for (let round = 0; round < rounds; round += 1) costs.push(await prepareForAll(opened.db));
  return [
    {
      name: 'the recipients of a message to 5,000 accounts prepared, with eleven fields each',
      unit: 's',
      rounds: costs.map(({ seconds }) => seconds),
      target: { atMost: 5 },
    },
    {
      name: 'its recipients',
      unit: '',
      rounds: costs.map(({ recipients }) => recipients),
      target: { atLeast: 5_000 },
    },
  ];
}

export default {
  title: 'Messages: 5,000 recipients',
  measure,
} satisfies FigureGroup;
