import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Tally, tallyOfRunner } from './tally.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grzadka-tally-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function tallyOf(exitCode: number, report: unknown): Promise<Tally> {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return tallyOfRunner(exitCode, file, (json) => JSON.parse(json).tests);
}

const passing: Tally = { passed: 3, failed: 0, failures: [], unsteady: [], costs: [] };

describe('the tally of a test runner', () => {
  it('is what its report says', async () => {
    expect(await tallyOf(0, { tests: passing })).toEqual(passing);
    const failures = [{ file: 'a.test.ts', name: 'does something' }];
    const failing: Tally = { ...passing, failed: 1, failures };
    expect(await tallyOf(1, { tests: failing })).toEqual(failing);
  });

  it('has a failure when the runner failed and none of its tests did', async () => {
    expect(await tallyOf(1, { tests: passing })).toEqual({ ...passing, failed: 1 });
  });

  it('is a failure without a report, or with one that cannot be read', async () => {
    using told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failure: Tally = { passed: 0, failed: 1, failures: [], unsteady: [], costs: [] };
    expect(await tallyOf(0, {})).toEqual(failure);
    expect(await tallyOf(0, { tests: {} })).toEqual(failure);
    expect(await tallyOfRunner(0, join(folder, 'missing.json'), () => failure)).toEqual(failure);
    expect(told).toHaveBeenCalledTimes(3);
  });
});
