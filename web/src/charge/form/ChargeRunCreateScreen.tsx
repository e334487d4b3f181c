import { chargeRunKindLabels } from '@grzadka/contract/charge/charge.labels';
import { chargeRunEndpoints } from '@grzadka/contract/charge/run/charge-run.endpoints';
import type {
  ChargeRunCreate,
  ChargeRunProposal,
} from '@grzadka/contract/charge/run/charge-run.model';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { ratedYear } from '@grzadka/contract/tariff/rated-year';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/call.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { useSearchParams } from '../../core/navigation/place.ts';
import { recordPath } from '../../core/record/record-path.ts';
import { useNewRecordForm } from '../../core/record/useNewRecordForm.ts';
import { chargeRunPlace } from '../charge.paths.ts';
import { proposalQuery } from '../charge.queries.ts';
import { chargeText } from '../charge.text.ts';
import { ChargeRunFields } from './ChargeRunFields.tsx';
import { calculateSaved } from './calculate-saved.ts';
import { RunChoice } from './RunChoice.tsx';

export type RunKind = keyof typeof chargeRunKindLabels;

const { name, screens } = chargeRunPlace;

/** A run to be begun: what is charged, and the year, stand in the address; all else is proposed. */
export function ChargeRunCreateScreen() {
  const [asked] = useSearchParams();
  const given = asked.get('rodzaj');
  const kind = given !== null && isKind(given) ? given : 'annual';
  const year = Number(asked.get('rok')) || ratedYear(gardenToday());
  return <RunForm key={`${kind} ${year}`} kind={kind} year={year} />;
}

function isKind(given: string): given is RunKind {
  return Object.hasOwn(chargeRunKindLabels, given);
}

interface RunFormProps {
  kind: RunKind;
  year: number;
}

function RunForm({ kind, year }: RunFormProps) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(
    proposalQuery(kind, dayWithin(year)),
  );
  const saving = useNewRecordForm({
    name,
    list: screens.list,
    create: createAndCalculate,
    nameOf: ({ title }) => title,
    savedText: () => chargeText.created,
    open: (id) => recordPath(screens.details, id),
    opens: true,
  });
  return (
    <FormScreen
      {...saving}
      title={chargeText.create}
      endpoint={chargeRunEndpoints.create}
      defaultValues={data && startValues(kind, data)}
      loading={!isFetchedAfterMount}
      loadError={error}
      reload={refetch}
      submitLabel={chargeText.calculateOnSave}
    >
      <RunChoice kind={kind} year={year} />
      {data && <ChargeRunFields kind={kind} year={year} feeKinds={data.feeKinds} />}
    </FormScreen>
  );
}

async function createAndCalculate(body: ChargeRunCreate): Promise<{ id: string }> {
  const { id } = await call(chargeRunEndpoints.create, { body });
  await calculateSaved(id);
  return { id };
}

/** A day of the year around which a run is proposed: today, or another year's first. */
function dayWithin(year: number): string {
  const today = gardenToday();
  return today.startsWith(String(year)) ? today : `${year}-01-01`;
}

function startValues(kind: RunKind, proposal: ChargeRunProposal) {
  const { title, periodFrom, periodThru, referenceDay, issueDay, feeKinds } = proposal;
  const isMedia = kind === 'media';
  return {
    kind,
    title,
    periodFrom,
    periodThru,
    referenceDay,
    readingFrom: isMedia ? periodFrom : '',
    readingThru: isMedia ? periodThru : '',
    consumptionFrom: '',
    issueDay,
    dueYear: '',
    feeKindIds: feeKinds.flatMap(({ id, isProposed }) => (isProposed ? [id] : [])),
    sectorIds: [],
    gardenIds: [],
    settlementIds: [],
    note: '',
  };
}
