import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillFirstRelease, firstSchema } from '@grzadka/server/test/first-release.ts';
import { makeOldDataDir } from '@grzadka/server/test/old-data-dir.ts';
import { npmStart } from '../processes/npm-start.ts';
import type { Figure, FigureGroup } from './figure.ts';

/** Parties, plots and meters of a town's associations together; 475,000 readings come with them. */
const count = 100_000;

/** `npm start` over what the first release left, the backup before the update included. */
async function measure(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'grzadka-bench-'));
  try {
    const dataDir = join(folder, 'data');
    await makeOldDataDir(dataDir, firstSchema, ({ db }) => fillFirstRelease(db, count));
    const env = { DATA_DIR: dataDir, BACKUP_DIR: join(folder, 'backups'), LOG_LEVEL: 'warn' };
    await using started = await npmStart(env);
    return [
      {
        name: `update of ${count.toLocaleString('en')} parties, plots and meters with 475,000 readings from the first release, to the first answer`,
        unit: 's',
        rounds: [started.firstAnswer / 1000],
        target: { atMost: 180 },
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export default { title: 'Update', measure } satisfies FigureGroup;
