import { handoverEndpoints } from '@grzadka/contract/handover/handover.endpoints';
import { handoverUpdate } from '@grzadka/contract/handover/handover.model';
import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { holdersQuery } from '../../assignment/assignment.queries.ts';
import { call } from '../../core/api/call.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { useParams } from '../../core/navigation/place.ts';
import { recordPath } from '../../core/record/record-path.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { useRecordForm } from '../../core/record/useRecordForm.ts';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import { handoverPlace } from '../handover.paths.ts';
import { handoverQuery } from '../handover.queries.ts';
import { handoverText } from '../handover.text.ts';
import { leavingOf } from '../useHandoverChange.ts';
import { FurtherFields, GroundFields, LastDayField } from './HandoverFields.tsx';
import { holdersOn, LeavingField } from './LeavingField.tsx';

/** Of a change, what this form is about: the steps change the rest. */
const changeForm = {
  body: z.pick(handoverUpdate, {
    id: true,
    ground: true,
    applicationId: true,
    day: true,
    startDay: true,
    leaving: true,
    remark: true,
  }),
};

/** What may be changed of a handover besides its steps. */
export function ChangeScreen() {
  const { id = '' } = useParams();
  const tellChanged = useRecordChanged(handoverRecord.name);
  const { record, form } = useRecordForm({
    query: handoverQuery(id),
    back: recordPath(handoverPlace.screens.details, id),
    savedText: handoverText.saved,
    tellChanged: () => tellChanged({ focusRowId: id }),
  });
  return (
    <FormScreen
      {...form}
      title={handoverText.edit}
      subject={record && handoverText.head.plot(record.garden.name)}
      endpoint={changeForm}
      defaultValues={record && startOf(record)}
      submit={(body, options) => call(handoverEndpoints.update, { body }, options)}
    >
      {record && <Holders handover={record} />}
      <GroundFields applications={record?.applications ?? []} />
      <FurtherFields />
    </FormScreen>
  );
}

function startOf(handover: HandoverDetails) {
  const { id, ground, application, day, statedStartDay, remark } = handover;
  return {
    id,
    ground,
    applicationId: application?.id ?? '',
    day,
    startDay: statedStartDay ?? '',
    leaving: leavingOf(handover),
    remark: remark ?? '',
  };
}

function Holders({ handover: { garden } }: { handover: HandoverDetails }) {
  const day = String(useWatch({ name: 'day' }));
  const { data, error, refetch } = useQuery(holdersQuery(garden.id));
  const holders = holdersOn(data?.items ?? [], day);
  return (
    <>
      <LastDayField isFree={data !== undefined && holders.length === 0} />
      {data ? (
        <LeavingField holders={holders} />
      ) : (
        <SectionWaiting error={error} failed={handoverText.form.holdersFailed} retry={refetch} />
      )}
    </>
  );
}
