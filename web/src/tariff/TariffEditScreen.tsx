import type { TariffDetails } from '@grzadka/contract/tariff/tariff.model';
import { EditRecordScreen } from '../core/record/screens/EditRecordScreen.tsx';
import { FeeKindField, ResolutionField } from './form/ChoiceFields.tsx';
import { InstalmentFields } from './form/InstalmentFields.tsx';
import { TermsFields } from './form/TermsFields.tsx';
import { tariffScreens } from './tariff.screens.ts';
import { typedTariff } from './typed-tariff.ts';

/** What may be changed of a tariff. */
export function TariffEditScreen() {
  return <EditRecordScreen of={tariffScreens} start={typedTariff} fields={fieldsOf} />;
}

function fieldsOf(tariff: TariffDetails | undefined) {
  return {
    feeKindId: <FeeKindField own={tariff?.feeKind.id} />,
    resolutionId: <ResolutionField />,
    terms: <TermsFields />,
    instalments: <InstalmentFields />,
  };
}
