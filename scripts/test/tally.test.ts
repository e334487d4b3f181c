import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { numberAt, type Tally, tallyOfRunner } from './tally.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grzadka-tally-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function tallyOf(exitCode: number, report: unknown): Promise<Tally> {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return tallyOfRunner(exitCode, file, (content) => ({
    passed: numberAt(content, 'stats', 'passed'),
    failed: numberAt(content, 'stats', 'failed'),
  }));
}

describe('the tally of a test runner', () => {
  it('is what its report says', async () => {
    expect(await tallyOf(0, { stats: { passed: 3, failed: 0 } })).toEqual({ passed: 3, failed: 0 });
    expect(await tallyOf(1, { stats: { passed: 3, failed: 2 } })).toEqual({ passed: 3, failed: 2 });
  });

  it('has a failure when the runner failed and none of its tests did', async () => {
    expect(await tallyOf(1, { stats: { passed: 3, failed: 0 } })).toEqual({ passed: 3, failed: 1 });
  });

  it('is a failure without a report, or with one that cannot be read', async () => {
    using told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failure = { passed: 0, failed: 1 };
    expect(await tallyOf(0, { stats: {} })).toEqual(failure);
    expect(await tallyOfRunner(0, join(folder, 'missing.json'), () => failure)).toEqual(failure);
    expect(told).toHaveBeenCalledTimes(2);
  });
});
