import { shownFields } from '@grzadka/contract/core/record/shown-fields';
import {
  isResolvedLate,
  lateResolution,
  tariffDetails,
} from '@grzadka/contract/tariff/tariff.model';
import { tariffRecord } from '@grzadka/contract/tariff/tariff.record';
import { RecordDetailsScreen, RecordFacts } from '../core/record/screens/RecordDetailsScreen.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { tariffScreens } from './tariff.screens.ts';

const shown = shownFields(tariffRecord, tariffDetails, {
  from: {
    feeKindId: ({ feeKind }) => feeKind.name,
    resolutionId: ({ resolution }) => resolution.number,
  },
});

/** A tariff, with a warning where its resolution came too late. */
export function TariffScreen() {
  return (
    <RecordDetailsScreen of={tariffScreens}>
      {(tariff) => (
        <>
          {isResolvedLate(tariff.feeKind, tariff.resolution, tariff.validFrom) && (
            <Notice tone="warning">{lateResolution}</Notice>
          )}
          <RecordFacts shown={shown} record={tariff} />
        </>
      )}
    </RecordDetailsScreen>
  );
}
