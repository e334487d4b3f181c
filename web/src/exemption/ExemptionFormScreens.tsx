import type { ExemptionDetails } from '@grzadka/contract/exemption/exemption.model';
import { EditRecordScreen } from '../core/record/screens/EditRecordScreen.tsx';
import { NewRecordScreen } from '../core/record/screens/NewRecordScreen.tsx';
import { FeeKindField } from '../tariff/form/ChoiceFields.tsx';
import { BeneficiaryFields, ReliefFields, ResolutionField } from './ExemptionFields.tsx';
import { exemptionScreens } from './exemption.screens.ts';
import { typedExemption } from './typed-exemption.ts';

/** An exemption to be added. */
export function ExemptionCreateScreen() {
  return <NewRecordScreen of={exemptionScreens} fields={fieldsOf()} />;
}

/** What may be changed of an exemption. */
export function ExemptionEditScreen() {
  return <EditRecordScreen of={exemptionScreens} start={typedExemption} fields={fieldsOf} />;
}

function fieldsOf(exemption?: ExemptionDetails) {
  return {
    feeKindId: <FeeKindField own={exemption?.feeKind.id} />,
    beneficiary: <BeneficiaryFields exemption={exemption} />,
    relief: <ReliefFields />,
    resolutionId: <ResolutionField />,
  };
}
