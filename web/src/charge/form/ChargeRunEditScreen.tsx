import { chargeRunEndpoints } from '@grzadka/contract/charge/run/charge-run.endpoints';
import type { ChargeRunDetails } from '@grzadka/contract/charge/run/charge-run.model';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/call.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { useParams } from '../../core/navigation/place.ts';
import { recordPath } from '../../core/record/record-path.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { useRecordForm } from '../../core/record/useRecordForm.ts';
import { chargeRunPlace } from '../charge.paths.ts';
import { chargeRunQuery, proposalQuery } from '../charge.queries.ts';
import { chargeText } from '../charge.text.ts';
import { ChargeRunFields, sectorsOfForm } from './ChargeRunFields.tsx';
import { calculateSaved } from './calculate-saved.ts';

const { name, screens } = chargeRunPlace;

/** A draft that is changed, and calculated anew: all that it charges and its time, but not its kind. */
export function ChargeRunEditScreen() {
  const { id = '' } = useParams();
  const tellChanged = useRecordChanged(name);
  const { record, form } = useRecordForm({
    query: chargeRunQuery(id),
    back: recordPath(screens.details, id),
    savedText: chargeText.created,
    tellChanged: () => tellChanged({ focusRowId: id }),
  });
  const proposal = useQuery({
    ...proposalQuery(record?.kind ?? '', record?.referenceDay ?? ''),
    enabled: record !== undefined,
  });
  // Its fields are unfolded: below one that has a box for each sector stand others.
  const sectors = useQuery(sectorsOfForm);
  return (
    <FormScreen
      {...form}
      loading={form.loading || sectors.isLoading}
      title={chargeText.edit}
      subject={record?.title}
      endpoint={chargeRunEndpoints.update}
      defaultValues={record && proposal.data && startValues(record)}
      loadError={form.loadError ?? proposal.error}
      reload={() => Promise.all([form.reload(), proposal.refetch()])}
      submit={async (body, options) => {
        await call(chargeRunEndpoints.update, { body }, options);
        await calculateSaved(id);
      }}
      submitLabel={chargeText.calculateOnSave}
    >
      {record && proposal.data && (
        <ChargeRunFields
          kind={record.kind}
          year={Number(record.periodFrom.slice(0, 'YYYY'.length))}
          feeKinds={proposal.data.feeKinds}
          draft={record}
        />
      )}
    </FormScreen>
  );
}

function startValues({
  id,
  kind,
  title,
  periodFrom,
  periodThru,
  issueDay,
  ...run
}: ChargeRunDetails) {
  return {
    id,
    kind,
    title,
    periodFrom,
    periodThru,
    referenceDay: run.referenceDay,
    readingFrom: run.readingFrom ?? '',
    readingThru: run.readingThru ?? '',
    consumptionFrom: run.consumptionFrom ?? '',
    issueDay,
    dueYear: String(run.dueYear ?? ''),
    feeKindIds: idsOf(run.feeKinds),
    sectorIds: idsOf(run.sectors),
    gardenIds: idsOf(run.gardens),
    settlementIds: idsOf(run.settlements),
    note: run.note ?? '',
  };
}

function idsOf(records: readonly { readonly id: string }[]): string[] {
  return records.map(({ id }) => id);
}
