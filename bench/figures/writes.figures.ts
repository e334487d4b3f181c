import { prepareCases } from '../cases/prepared-case.ts';
import { writeCases } from '../cases/write-cases.ts';
import { copyOf, largestDataSet } from '../database/copies.ts';
import { p95Of } from '../http/latency.ts';
import { startCompared } from '../processes/compared-servers.ts';
import { alternate } from './alternate.ts';
import { bareBaseline } from './bare-baseline.ts';
import type { Figure, FigureGroup } from './figure.ts';

const rounds = 5;
const series = { fewest: 20, most: 100, milliseconds: 2_000 };

/** What people wait for, one change after the other. */
const measured: ReadonlySet<string> = new Set(['addReading', 'createNews', 'moveBlock']);
const cases = Object.fromEntries(Object.entries(writeCases).filter(([id]) => measured.has(id)));

/** What limits a write that falls short, and what was tried; by its name. */
const notes: Readonly<Record<string, string>> = {};

async function measure(): Promise<readonly Figure[]> {
  const dataSet = await largestDataSet();
  const urls = await copyOf(dataSet);
  await using servers = await startCompared(urls, 1);
  const figures: Figure[] = [];
  for (const { name, ours, bare } of await prepareCases(cases, urls, servers)) {
    const run = [
      () => p95Of(servers.ours, ours, series),
      () => p95Of(servers.bare, bare, series),
    ] as const;
    await alternate(1, ...run);
    const times = await alternate(rounds, ...run);
    const note = notes[name];
    figures.push({
      name: `${name} (${dataSet})`,
      unit: 'ms',
      rounds: times.rounds,
      baseline: bareBaseline(times.baseline),
      target: { atMost: 10 },
      ...(note !== undefined && { note }),
    });
  }
  return figures;
}

export default {
  title: 'Writes: p95 of one connection, with fsync',
  measure,
} satisfies FigureGroup;
