import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { commandLine } from '@grzadka/server/src/core/change/audit-entry.ts';
import { change } from '@grzadka/server/src/core/change/change.ts';
import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { EntryDraft } from '@grzadka/server/src/ledger/entry-draft.ts';
import { post } from '@grzadka/server/src/ledger/post.ts';
import { previewReminders } from '@grzadka/server/src/reminder/preview-reminders.ts';
import type { Kysely } from 'kysely';
import { copyOf } from '../database/copies.ts';
import type { Figure, FigureGroup } from './figure.ts';

const rounds = 5;

/** The data sets, by how many accounts they have. */
const dataSets = { '5,000': 'fewbooks', '20,000': 'somebooks' } as const;

/** Seconds for a dry run of 5,000 accounts that all owe. */
const most = 5;

/** So much is owed on each account, in grosze. */
const amount = 223_51;

const everybody = {
  sectorId: null,
  amountFrom: null,
  amountThru: null,
  daysFrom: null,
  daysThru: null,
};

interface Dry {
  readonly seconds: number[];
  readonly judged: number;
}

/** As many are posted at once. */
const portion = 1_000;

/** Posts a debt on every account that has been overdue for long. */
async function addDebts(db: Kysely<Database>): Promise<void> {
  const accounts = await db.selectFrom('settlement').select('id').execute();
  for (let at = 0; at < accounts.length; at += portion) {
    const entries = accounts.slice(at, at + portion).map(({ id: settlementId }): EntryDraft => {
      const part = { amount, dueOn: '2024-06-28', feeKindId: null, description: null };
      return {
        postingDay: gardenToday(),
        description: 'Pomiar',
        lines: [
          { code: '200', settlementId, amount, parts: [part] },
          { code: '700', amount: -amount },
        ],
      };
    });
    await change(db, commandLine, (tx) =>
      post(tx, [{ series: 'PK', sourceId: null, entries }], () => Promise.resolve()),
    );
  }
}

/** How long the dry run of a data set takes in which every account owes something for longer than half a year. */
async function dryRun(name: (typeof dataSets)[keyof typeof dataSets]): Promise<Dry> {
  const { url } = await copyOf(name);
  await using undo = new AsyncDisposableStack();
  const opened = openDatabase(url, { max: 2, statementTimeout: 0 });
  undo.defer(() => closeDatabase(opened));
  const { db } = opened;
  await addDebts(db);
  const seconds: number[] = [];
  let judged = 0;
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    const { reminded, leftOut } = await previewReminders(db, {
      day: gardenToday(),
      level: 1,
      filters: everybody,
    });
    seconds.push((performance.now() - begun) / 1000);
    judged = reminded.length + leftOut.length;
  }
  return { seconds, judged };
}

async function measure(): Promise<readonly Figure[]> {
  const few = await dryRun(dataSets['5,000']);
  const some = await dryRun(dataSets['20,000']);
  return [
    {
      name: 'whom reminders are for, of 5,000 accounts that all owe',
      unit: 's',
      rounds: few.seconds,
      target: { atMost: most },
    },
    {
      name: 'the same of 20,000 accounts',
      unit: 's',
      rounds: some.seconds,
      baseline: {
        name: 'four times that of 5,000',
        rounds: few.seconds.map((seconds) => 4 * seconds),
      },
      // They are put in the order of their plots, which costs a little more for each.
      target: { atMost: 1.5, of: 'ratio' },
    },
    {
      name: 'accounts that owe, of those 5,000',
      unit: '',
      rounds: [few.judged],
      target: { atLeast: 4_000 },
    },
  ];
}

export default {
  title: 'Reminders: a dry run of 5,000 accounts',
  measure,
} satisfies FigureGroup;
