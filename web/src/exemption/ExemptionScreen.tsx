import type { ShownField } from '@grzadka/contract/core/record/shown-fields';
import { toldOfExemption } from '@grzadka/contract/exemption/exemption.list';
import type { ExemptionDetails } from '@grzadka/contract/exemption/exemption.model';
import { exemptionRecord } from '@grzadka/contract/exemption/exemption.record';
import { RecordDetailsScreen, RecordFacts } from '../core/record/screens/RecordDetailsScreen.tsx';
import { exemptionScreens } from './exemption.screens.ts';

const shown: readonly ShownField<ExemptionDetails>[] = [
  ...toldOfExemption,
  { field: exemptionRecord.fields.resolutionId, value: ({ resolution }) => resolution?.number },
];

/** An exemption with its reason and its resolution. */
export function ExemptionScreen() {
  return (
    <RecordDetailsScreen of={exemptionScreens}>
      {(exemption) => <RecordFacts shown={shown} record={exemption} />}
    </RecordDetailsScreen>
  );
}
