import { cashReportPath } from './cash-box.paths.ts';

/** What names in the address the cash box of the report, and its first and last day. */
export const askedCashBox = 'kasa';
export const askedFrom = 'od';
export const askedThru = 'do';

/** The report of a cash box, of some days where they are stated. */
export function reportPath(
  cashBoxId: string,
  days?: { readonly from: string; readonly thru: string },
): string {
  const asked = {
    [askedCashBox]: cashBoxId,
    ...(days && { [askedFrom]: days.from, [askedThru]: days.thru }),
  };
  return `${cashReportPath}?${new URLSearchParams(asked)}`;
}
