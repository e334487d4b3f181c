import { importLimits } from '@grzadka/contract/import/import-limits';
import { expect, it } from 'vitest';
import { endedImports, ImportGuard } from './import-guard.ts';

it('lets an import go on that stays within its bounds', () => {
  // The process of a test holds what other files of tests have loaded.
  const guard = new ImportGuard({ ...importLimits, processMegabytes: Infinity });
  expect(guard.check).not.toThrow();
  guard.wait();
  expect(guard.check).not.toThrow();
});

it('ends one whose file takes too long to read', () => {
  const { check } = new ImportGuard({ ...importLimits, readingSeconds: -1 });
  expect(check).toThrow(endedImports.time);
});

it('ends one whose rows take too long, not counting what it waited for before them', () => {
  const guard = new ImportGuard({ ...importLimits, readingSeconds: -1, workMinutes: -1 });
  guard.wait();
  // The first rows are begun with, and their time is over.
  expect(guard.check).toThrow(endedImports.time);
});

it('ends one whose process takes too much memory', () => {
  const { check } = new ImportGuard({ ...importLimits, processMegabytes: 1 });
  expect(check).toThrow(endedImports.memory);
});
