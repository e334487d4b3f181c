import { readFile } from 'node:fs/promises';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the tests of screens first and the others after them, one project after the other. A worker that has loaded the
 * components takes the next file only if that asks for jsdom and is of the same project; else it ends, and the next one of a
 * screen loads them anew.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array's, but the sequencer's own
    const sorted = await super.sort(files);
    const isOfScreen = await Promise.all(sorted.map(asksForDom));
    const others = sorted.filter((_, place) => !isOfScreen[place]);
    const byProject = Map.groupBy(others, ({ project }) => project.name);
    return [...sorted.filter((_, place) => isOfScreen[place]), ...[...byProject.values()].flat()];
  }
}

async function asksForDom({ moduleId }: TestSpecification): Promise<boolean> {
  return (await readFile(moduleId, 'utf8')).includes('@vitest-environment jsdom');
}
