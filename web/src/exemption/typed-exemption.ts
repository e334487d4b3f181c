import { amountFigures } from '@grzadka/contract/core/number/amount';
import type { ExemptionDetails } from '@grzadka/contract/exemption/exemption.model';

/** The data of every kind at once, so that nothing typed is lost when another one is chosen: what is sent is the chosen one's. */
const newBeneficiary = { kind: 'settlement', settlementId: '', partyId: '' };
const newRelief = { kind: 'percent', percent: '', amount: '' };

/** What the form of a new exemption starts with. */
export const newExemption = { beneficiary: newBeneficiary, relief: newRelief };

/** What the form of an exemption starts with, as people write numbers. */
export function typedExemption({
  feeKind,
  beneficiary: { kind, id },
  percent,
  amount,
  resolution,
}: ExemptionDetails) {
  return {
    feeKindId: feeKind.id,
    beneficiary: { ...newBeneficiary, kind, [kind === 'party' ? 'partyId' : 'settlementId']: id },
    relief:
      amount === null
        ? { ...newRelief, percent: String(percent) }
        : { ...newRelief, kind: 'amount', amount: amountFigures(amount) },
    resolutionId: resolution?.id,
  };
}
