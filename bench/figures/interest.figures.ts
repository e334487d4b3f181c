import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import { measureNote, type NoteCost } from '../charge/measured-note.ts';
import { copyOf } from '../database/copies.ts';
import type { Figure, FigureGroup } from './figure.ts';

const rounds = 3;

/** As many as one note is about, and four times as many, by which one sees whether it grows as they do. */
const sizes = { note: 5_000, four: 20_000 };

async function measure(): Promise<readonly Figure[]> {
  const { url } = await copyOf('books');
  await using undo = new AsyncDisposableStack();
  const opened = openDatabase(url, { max: 2, statementTimeout: 0 });
  undo.defer(() => closeDatabase(opened));
  const { db } = opened;
  // What was posted is older than the first rate that comes with the program.
  const oldest = { id: newId(), validFrom: '2015-01-01', percent: '8.00', source: 'Pomiar' };
  await db.insertInto('interestRate').values(oldest).execute();
  const costs: { note: NoteCost[]; four: NoteCost[] } = { note: [], four: [] };
  for (let round = 0; round < rounds; round += 1) {
    costs.note.push(await measureNote(db, sizes.note));
    costs.four.push(await measureNote(db, sizes.four));
  }
  return [
    {
      name: 'interest of 5,000 accounts with four years of payments calculated',
      unit: 's',
      rounds: costs.note.map(({ seconds }) => seconds),
      target: { atMost: 5 },
    },
    {
      name: 'the same of 20,000 accounts',
      unit: 's',
      rounds: costs.four.map(({ seconds }) => seconds),
      baseline: {
        name: 'four times that of 5,000',
        rounds: costs.note.map(({ seconds }) => 4 * seconds),
      },
      target: { atMost: 1.3, of: 'ratio' },
    },
    {
      name: 'debts with interest of the 5,000 accounts',
      unit: '',
      rounds: costs.note.map(({ debts }) => debts),
      target: { atLeast: 5_000 },
    },
  ];
}

export default {
  title: 'Interest: a note of 5,000 accounts',
  measure,
} satisfies FigureGroup;
