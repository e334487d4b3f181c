import type { FoundDisagreement } from '#src/core/inspection/find-disagreements.ts';

/** What of the ledger disagrees, and on which account. */
export interface AccountDisagreement extends FoundDisagreement {
  readonly settlementId: string | null;
}
