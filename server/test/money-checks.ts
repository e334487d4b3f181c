import { checkCharges } from '#src/charge/charge.check.ts';
import type { CheckContext, Finding } from '#src/core/inspection/check.ts';
import { checkLedger } from '#src/ledger/ledger.check.ts';

/** What the nightly checks of money find, those of the ledger before those of charges. */
export async function moneyFindings(context: CheckContext): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of [checkLedger, checkCharges]) {
    for await (const portion of check.portions(context)) findings.push(...portion.findings);
  }
  return findings;
}
