import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOldDataDir } from '@grzadka/server/test/old-data-dir.ts';
import { beforeAccounts, fillHolders } from '../update/fill-holders.ts';
import { runUpdate, type UpdateCost } from '../update/run-update.ts';
import type { Figure, FigureGroup } from './figure.ts';

/** Gardens; one in ten has had another holder before. */
const many = 1_000_000;
const few = many / 10;

/** The migration that opens settlement accounts, of many assignments and of a tenth of them. */
async function measure(): Promise<readonly Figure[]> {
  const small = await costOf(few);
  const large = await costOf(many);
  const name = 'accounts of 1,100,000 assignments';
  const figureOf = (value: (cost: UpdateCost) => number) => ({
    rounds: [value(large)],
    baseline: { name: 'the same of a tenth of them', rounds: [value(small)] },
  });
  return [
    {
      name: `${name}, told in ${large.portions} portions`,
      unit: 's',
      ...figureOf(({ seconds }) => seconds),
      target: { atMost: 180 },
    },
    {
      name: `${name}: how the time grows`,
      unit: 's',
      ...figureOf(({ seconds }) => seconds),
      target: { atMost: 15, of: 'ratio' },
    },
    {
      name: `${name}: memory of the program`,
      unit: 'MB',
      ...figureOf(({ programMegabytes }) => programMegabytes),
      target: { atMost: 150 },
    },
    {
      name: `${name}: memory of PostgreSQL's process, buffers apart`,
      unit: 'MB',
      ...figureOf(({ databaseMegabytes }) => databaseMegabytes),
      target: { atMost: 150 },
    },
  ];
}

async function costOf(gardens: number): Promise<UpdateCost> {
  const folder = await mkdtemp(join(tmpdir(), 'grzadka-bench-'));
  try {
    const dataDir = join(folder, 'data');
    await makeOldDataDir(dataDir, beforeAccounts, ({ db }) => fillHolders(db, gardens));
    return await runUpdate(dataDir);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export default {
  title: 'Settlement accounts opened by an update',
  measure,
} satisfies FigureGroup;
