import { consumptionCases } from '../cases/consumption-cases.ts';
import { largestDataSet } from '../database/copies.ts';
import { comparedP95 } from './compared-p95.ts';
import type { Figure, FigureGroup } from './figure.ts';

const series = { fewest: 20, most: 100, milliseconds: 3_000 };

/** Milliseconds within which each is to be answered, by its case. */
const limits: Readonly<Record<string, number>> = { consumption: 25, zoneBalance: 150 };

async function measure(): Promise<readonly Figure[]> {
  const dataSet = await largestDataSet();
  const limitOf = (id: string) => limits[id] ?? Number.NaN;
  return comparedP95({ dataSet, cases: consumptionCases, series, limitOf });
}

export default {
  title: 'Consumption: p95 of one connection',
  measure,
} satisfies FigureGroup;
