import { reportEndpoints } from '@grzadka/contract/report/report.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { readAnnualReport } from './annual-report.repo.ts';
import { draftAnnualReport, sendAnnualReport } from './send-annual-report.ts';
import { readYearFigures } from './year-figures.repo.ts';

/** The calls that add a year up. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(reportEndpoints.year, ({ query }) => readYearFigures(db, query));

  serve(reportEndpoints.annual, ({ query }) => readAnnualReport(db, query));

  serve(reportEndpoints.file, (call) => sendAnnualReport(context, call));

  serve(reportEndpoints.publish, ({ body, caller }) =>
    draftAnnualReport(context, { ...body, caller }),
  );
}
