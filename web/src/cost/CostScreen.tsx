import type { ShownField } from '@grzadka/contract/core/record/shown-fields';
import { costEndpoints } from '@grzadka/contract/cost/cost.endpoints';
import { shownOfCost } from '@grzadka/contract/cost/cost.list';
import type { CostDetails } from '@grzadka/contract/cost/cost.model';
import { costRecord } from '@grzadka/contract/cost/cost.record';
import { DetailsLink } from '../core/record/DetailsLink.tsx';
import { RecordDetailsScreen, RecordFacts } from '../core/record/screens/RecordDetailsScreen.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { costPlace } from './cost.paths.ts';
import { costText } from './cost.text.ts';

const { fields } = costRecord;

const screens = {
  record: costRecord,
  at: costPlace.screens,
  endpoints: costEndpoints,
  words: { details: costText.details },
};

const shown: readonly ShownField<CostDetails>[] = [
  ...shownOfCost,
  { field: fields.documentDay, value: ({ documentDay }) => documentDay },
  { field: fields.bookingDay, value: ({ bookingDay }) => bookingDay },
  { field: fields.supplierId, value: ({ company }) => company?.name },
  { field: fields.fileId, value: ({ file }) => file?.name },
];

/** A cost with what it rests on, and the way to the movement that paid it. */
export function CostScreen() {
  return (
    <RecordDetailsScreen of={screens} nameOf={costText.nameOf}>
      {(cost) => (
        <>
          {cost.isReversed && (
            <Notice tone="info" role="note">
              {costText.reversed}
            </Notice>
          )}
          <RecordFacts shown={shown} record={cost} />
          <Row gap={16}>
            {cost.transactionId !== null && (
              <DetailsLink kind="transaction" id={cost.transactionId} name={costText.transaction} />
            )}
            {cost.file && <DetailsLink kind="document" id={cost.file.id} name={cost.file.name} />}
          </Row>
        </>
      )}
    </RecordDetailsScreen>
  );
}
