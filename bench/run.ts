import { globSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { dropCopies, postgresVersion } from './database/copies.ts';
import type { Figure, FigureGroup } from './figures/figure.ts';
import { describeMachine } from './report/machine.ts';
import { keepMeasured } from './report/measured.ts';
import { writePerformancePage } from './report/performance-page.ts';
import { judge } from './report/verdict.ts';

/**
 * Measures groups of figures one after the other, prints them as one table, and writes
 * docs/performance.md. A group is a file `bench/figures/<subject>.figures.ts`; one that fails does not
 * keep the others from being measured.
 * Usage: npm run bench, or npm run bench -- SUBJECT… for some of them.
 */
const folder = new URL('figures/', import.meta.url);
const ending = '.figures.ts';

const subjects = globSync(`*${ending}`, { cwd: folder })
  .map((file) => file.slice(0, -ending.length))
  .toSorted();
const chosen = argv.slice(2);
const unknown = chosen.filter((subject) => !subjects.includes(subject));
if (unknown.length > 0) {
  console.error(`No such figures: ${unknown.join(', ')}. There are: ${subjects.join(', ')}.`);
  exit(2);
}

const machine = describeMachine();
const measured: Figure[] = [];
for (const subject of chosen.length > 0 ? chosen : subjects) {
  const group = await load(subject);
  console.log(`${group.title} …`);
  try {
    const figures = await group.measure();
    const postgres = await postgresVersion();
    const measuredOn = { ...machine, ...(postgres !== undefined && { postgres }) };
    writePerformancePage(keepMeasured(subject, group, { figures, machine: measuredOn }));
    measured.push(...figures);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}
await dropCopies();
console.table(
  measured.map((figure) => {
    const { isMet, ...words } = judge(figure);
    return { figure: figure.name, ...words, met: isMet ? 'yes' : 'NO' };
  }),
);

async function load(subject: string): Promise<FigureGroup> {
  const file = new URL(`${subject}${ending}`, folder);
  const { default: group } = (await import(file.href)) as { default: FigureGroup };
  return group;
}
