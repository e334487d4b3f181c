import { reportEndpoints } from '@grzadka/contract/report/report.endpoints';
import { callQuery } from '../core/api/call-query.ts';

/** The name of the area, by which what it read is kept. */
const reportArea = 'report';

/** What came and went in a year, this one where none is named. */
export const yearFiguresQuery = callQuery([reportArea, 'year'], reportEndpoints.year, {
  query: {},
});

/** The report of a year; without one, of the last that is over. */
export function annualReportQuery(year?: string) {
  return callQuery([reportArea, 'annual', year ?? null], reportEndpoints.annual, {
    query: year === undefined ? {} : { year },
  });
}
