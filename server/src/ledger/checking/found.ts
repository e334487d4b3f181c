/** What of the ledger disagrees, as a statement finds it: on which account, by which document, and what is kept and counted of it. */
export interface FoundInLedger {
  readonly settlementId: string | null;
  readonly document: string | null;
  readonly kept: string;
  readonly counted: string;
}
