import { cashReportPath } from './cash-box.paths.ts';

/** What names in the address the cash box of the report. */
export const askedCashBox = 'kasa';

/** The report of a cash box. */
export function reportPath(cashBoxId: string): string {
  return `${cashReportPath}?${new URLSearchParams({ [askedCashBox]: cashBoxId })}`;
}
