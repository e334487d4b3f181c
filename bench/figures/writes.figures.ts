import { writeCases } from '../cases/write-cases.ts';
import { largestDataSet } from '../database/copies.ts';
import { comparedP95 } from './compared-p95.ts';
import type { Figure, FigureGroup } from './figure.ts';

const series = { fewest: 20, most: 100, milliseconds: 2_000 };

/** What people wait for, one change after the other. */
const measured: ReadonlySet<string> = new Set(['addReading', 'createNews', 'moveBlock']);
const cases = Object.fromEntries(Object.entries(writeCases).filter(([id]) => measured.has(id)));

/** What limits a write that falls short, and what was tried; by its name. */
const notes: Readonly<Record<string, string>> = {};

async function measure(): Promise<readonly Figure[]> {
  const dataSet = await largestDataSet();
  return comparedP95({ dataSet, cases, series, limitOf: () => 10, notes });
}

export default {
  title: 'Writes: p95 of one connection, with fsync',
  measure,
} satisfies FigureGroup;
