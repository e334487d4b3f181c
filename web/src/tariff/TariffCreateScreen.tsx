import { NewRecordScreen } from '../core/record/screens/NewRecordScreen.tsx';
import { FeeKindField, ResolutionField } from './ChoiceFields.tsx';
import { InstalmentFields } from './InstalmentFields.tsx';
import { TermsFields } from './TermsFields.tsx';
import { tariffScreens } from './tariff.screens.ts';

/** A tariff to be added. */
export function TariffCreateScreen() {
  return (
    <NewRecordScreen
      of={tariffScreens}
      fields={{
        feeKindId: <FeeKindField />,
        resolutionId: <ResolutionField />,
        terms: <TermsFields />,
        instalments: <InstalmentFields />,
      }}
    />
  );
}
