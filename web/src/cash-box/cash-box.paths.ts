/** Where a report of a cash box is asked for. */
export const cashReportPath = '/transakcje/raport-kasowy';
