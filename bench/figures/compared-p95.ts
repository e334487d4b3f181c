import type { Case } from '../cases/case.ts';
import { prepareCases } from '../cases/prepared-case.ts';
import { copyOf, type DataSetName } from '../database/copies.ts';
import { p95Of, type Series } from '../http/latency.ts';
import { startCompared } from '../processes/compared-servers.ts';
import { alternate } from './alternate.ts';
import { bareBaseline } from './bare-baseline.ts';
import type { Figure } from './figure.ts';

const rounds = 5;

/** Cases that are compared one request after the other. */
interface ComparedCases {
  readonly dataSet: DataSetName;
  readonly cases: Readonly<Record<string, Case>>;
  readonly series: Series;
  /** Milliseconds within which a case is to be answered, by its id. */
  readonly limitOf: (id: string) => number;
  /** What limits one that falls short, and what was tried; by its name. */
  readonly notes?: Readonly<Record<string, string>>;
}

/** The 95th percentile of each case, of the program and of the bare server in turn, after a round that does not count. */
export async function comparedP95({
  dataSet,
  cases,
  series,
  limitOf,
  notes = {},
}: ComparedCases): Promise<Figure[]> {
  const urls = await copyOf(dataSet);
  await using servers = await startCompared(urls, 1);
  const figures: Figure[] = [];
  for (const { id, name, ours, bare } of await prepareCases(cases, urls, servers)) {
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
      target: { atMost: limitOf(id) },
      ...(note !== undefined && { note }),
    });
  }
  return figures;
}
