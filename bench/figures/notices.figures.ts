import {
  closeDatabase,
  type OpenDatabase,
  openDatabase,
} from '@grzadka/server/src/core/database/open-database.ts';
import { addChargedRun } from '@grzadka/server/test/charged-run.ts';
import { copyOf } from '../database/copies.ts';
import { measurePrinting } from '../paper/run-printing.ts';
import type { Figure, FigureGroup } from './figure.ts';

const letters = 2_000;
const kinds = 8;

async function measure(): Promise<readonly Figure[]> {
  const { url } = await copyOf('town');
  await using undo = new AsyncDisposableStack();
  const opened = openDatabase(url, { max: 1, statementTimeout: 0 });
  undo.defer(() => closeDatabase(opened));
  const runId = await chargeMany(opened);
  const name = `All notices of a run, ${letters} accounts of ${kinds} kinds`;
  const targets = { seconds: 60, peakMegabytes: 200, megabytes: 100, longestWait: 100 };
  const program = new URL('../paper/print-notices.process.ts', import.meta.url);
  return measurePrinting(program, [url, runId], { name, targets });
}

/** A run that charges so many accounts eight kinds in two parts each; gives its id. */
async function chargeMany({ db }: OpenDatabase): Promise<string> {
  const feeKinds = await db.selectFrom('feeKind').select(['id', 'name']).limit(kinds).execute();
  const accounts = await db.selectFrom('settlement').select('id').limit(letters).execute();
  const charged = accounts.flatMap(({ id: settlementId }, account) =>
    feeKinds.map(({ id: feeKindId, name }, kind) => {
      const half = 1_000 + account + kind;
      const words = `${name} 2026: ${account} m² (wg planu) × 0,45 zł – uchwała 3/2026 z 17.04.2026`;
      return {
        settlementId,
        feeKindId,
        lines: [{ words, amount: 2 * half }],
        parts: [
          { dueOn: '2026-06-30', amount: half },
          { dueOn: '2099-06-30', amount: half },
        ],
      };
    }),
  );
  return (await addChargedRun(db, 2026, charged)).id;
}

export default { title: 'Notices of fees on paper', measure } satisfies FigureGroup;
