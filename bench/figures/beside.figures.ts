import { prepareWorks } from '../beside/long-work.ts';
import { longestWaitsBeside, type Waits } from '../beside/longest-waits.ts';
import { copyOf } from '../database/copies.ts';
import { startProgram } from '../processes/program.ts';
import type { Figure, FigureGroup } from './figure.ts';

const rounds = 3;

async function measure(): Promise<readonly Figure[]> {
  const urls = await copyOf('accounts');
  const figures: Figure[] = [];
  const works = await prepareWorks(urls);
  // One for all: it keeps the files that the database names.
  await using program = await startProgram(urls);
  for (const work of works) {
    const waits: Waits[] = [];
    for (let round = 0; round < rounds; round += 1)
      waits.push(await longestWaitsBeside(program, urls, work));
    figures.push(
      {
        name: `the longest wait for a list beside ${work.name}`,
        unit: 'ms',
        rounds: waits.map(({ list }) => list),
        target: { atMost: 100 },
      },
      {
        name: `the longest wait for what asks nothing of the database beside ${work.name}`,
        unit: 'ms',
        rounds: waits.map(({ bare }) => bare),
        target: { atMost: 50 },
      },
    );
  }
  return figures;
}

export default {
  title: 'Clerks beside long work: 5,000 settlement accounts',
  note: `
One process of the program. A clerk opens five lists one after the other without a pause, and another connection asks for what takes nothing but the
program's own thread, while a third has it do the work.`.trim(),
  measure,
} satisfies FigureGroup;
