import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeMeterFiles } from '../import/meter-files.ts';
import { type ImportCost, runImport } from '../import/run-import.ts';
import type { Figure, FigureGroup } from './figure.ts';

const rounds = 3;
const formats = ['csv', 'xlsx'] as const;

/** Each file into a database of its own, where all its meters are new, and then once more. */
async function measure(): Promise<readonly Figure[]> {
  await using undo = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'grzadka-import-'));
  undo.defer(() => rm(folder, { recursive: true, force: true }));
  const many = await writeMeterFiles(folder, 100_000);
  const few = await writeMeterFiles(folder, 1);
  const costs = Object.fromEntries(
    formats.flatMap((format) => names(format).map((name): [string, ImportCost[]] => [name, []])),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const format of formats) {
      const dataDir = join(folder, `${round}-${format}`);
      // Makes the database, which is not what an import costs.
      await runImport(dataDir, few[format]);
      for (const name of names(format)) {
        costs[name]?.push(await runImport(dataDir, many[format]));
      }
      await rm(dataDir, { recursive: true });
    }
  }
  return Object.entries(costs).flatMap(([name, measured]) => figuresOf(name, measured));
}

function names(format: string): readonly string[] {
  return [`Import of 100,000 meters, all new, .${format}`, `The same again, unchanged, .${format}`];
}

function figuresOf(name: string, measured: readonly ImportCost[]): readonly Figure[] {
  return [
    { name, unit: 's', rounds: measured.map(({ seconds }) => seconds), target: { atMost: 60 } },
    {
      name: `${name}: memory`,
      unit: 'MB',
      rounds: measured.map(({ peakMegabytes }) => peakMegabytes),
      target: { atMost: 300 },
    },
  ];
}

export default {
  title: 'Import of 100,000 meters, with a reading each, by npm run import',
  measure,
} satisfies FigureGroup;
