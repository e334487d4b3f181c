import { consumptionCases } from '../cases/consumption-cases.ts';
import { prepareCases } from '../cases/prepared-case.ts';
import { copyOf, largestDataSet } from '../database/copies.ts';
import { p95Of } from '../http/latency.ts';
import { startCompared } from '../processes/compared-servers.ts';
import { alternate } from './alternate.ts';
import { bareBaseline } from './bare-baseline.ts';
import type { Figure, FigureGroup } from './figure.ts';

const rounds = 5;
const series = { fewest: 20, most: 100, milliseconds: 3_000 };

/** Milliseconds within which each is to be answered, by its case. */
const limits: Readonly<Record<string, number>> = { consumption: 25, zoneBalance: 150 };

async function measure(): Promise<readonly Figure[]> {
  const dataSet = await largestDataSet();
  const urls = await copyOf(dataSet);
  await using servers = await startCompared(urls, 1);
  const figures: Figure[] = [];
  for (const { id, name, ours, bare } of await prepareCases(consumptionCases, urls, servers)) {
    const run = [
      () => p95Of(servers.ours, ours, series),
      () => p95Of(servers.bare, bare, series),
    ] as const;
    await alternate(1, ...run);
    const times = await alternate(rounds, ...run);
    figures.push({
      name: `${name} (${dataSet})`,
      unit: 'ms',
      rounds: times.rounds,
      baseline: bareBaseline(times.baseline),
      target: { atMost: limits[id] ?? Number.NaN },
    });
  }
  return figures;
}

export default {
  title: 'Consumption: p95 of one connection',
  measure,
} satisfies FigureGroup;
