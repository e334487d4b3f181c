import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import { readAnnualReport } from '@grzadka/server/src/report/annual-report.repo.ts';
import { readYearFigures } from '@grzadka/server/src/report/year-figures.repo.ts';
import { copyOf } from '../database/copies.ts';
import type { Figure, FigureGroup } from './figure.ts';

const rounds = 5;

/** The data sets, by how many accounts they have. */
const dataSets = { '5,000': 'fewbooks', '20,000': 'somebooks' } as const;

/** Milliseconds for the report of a year at 5,000 accounts; four times as many take four times as long. */
const most = 2_000;

async function measure(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [accounts, name] of Object.entries(dataSets)) {
    const { url } = await copyOf(name);
    const { db, ...opened } = openDatabase(url, { max: 2, statementTimeout: 0 });
    const year = new Date().getFullYear() - 1;
    const allowed = accounts === '5,000' ? most : 4 * most;
    try {
      for (const [what, read, atMost] of [
        ['the report of a year beside the year before', readAnnualReport, allowed],
        ['the figures of that year, as a hub asks for them', readYearFigures, allowed / 4],
      ] as const) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const begun = performance.now();
          await read(db, { year });
          times.push(performance.now() - begun);
        }
        const figure = `${what}, ${accounts} accounts`;
        figures.push({ name: figure, unit: 'ms', rounds: times, target: { atMost } });
      }
    } finally {
      await closeDatabase({ db, ...opened });
    }
  }
  return figures;
}

export default {
  title: 'The report of a year',
  measure,
} satisfies FigureGroup;
