import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import { handoverEndpoints } from '@grzadka/contract/handover/handover.endpoints';
import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import { transferApplicationEndpoints } from '@grzadka/contract/transfer-application/transfer-application.endpoints';
import type { TransferApplication } from '@grzadka/contract/transfer-application/transfer-application.model';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { holdersQuery } from '../../assignment/assignment.queries.ts';
import { call } from '../../core/api/call.ts';
import { callQuery } from '../../core/api/call-query.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { type FoundRecord, RecordField } from '../../core/form/fields/RecordField.tsx';
import { useSearchParams } from '../../core/navigation/place.ts';
import { askedOfHandover } from '../../core/new-handover-path.ts';
import { recordQuery } from '../../core/record/record-calls.ts';
import { recordPath } from '../../core/record/record-path.ts';
import { useNewRecordForm } from '../../core/record/useNewRecordForm.ts';
import { Text } from '../../core/ui/elements/Text.tsx';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import { gardenSearch } from '../../garden/GardenField.tsx';
import { handoverPlace } from '../handover.paths.ts';
import { handoverText } from '../handover.text.ts';
import { FurtherFields, GroundFields, LastDayField } from './HandoverFields.tsx';
import { holdersOn, LeavingField, leaves } from './LeavingField.tsx';

const words = handoverText.form;
const { create } = handoverEndpoints;
const { list, details } = handoverPlace.screens;

/** The form that begins a handover: of the plot, and by the application, that its address names (docs/product/handovers.md#screens). */
export function BeginScreen() {
  const [search] = useSearchParams();
  const gardenId = search.get(askedOfHandover.garden) ?? '';
  const applicationId = search.get(askedOfHandover.application);
  const comingId = search.get(askedOfHandover.coming);
  const garden = useQuery({
    ...recordQuery(gardenRecord, gardenEndpoints, gardenId),
    enabled: gardenId !== '',
  });
  const applications = useQuery({
    ...applicationsQuery(gardenId),
    enabled: gardenId !== '',
  });
  const isKnown = gardenId === '' || (garden.data !== undefined && applications.data !== undefined);
  const holders = garden.data?.reply.parties ?? [];
  const application = carriedOut(applications.data?.items ?? [], { applicationId, holders });
  const own = garden.data && foundGarden(garden.data.reply);
  const form = useNewRecordForm({
    name: handoverRecord.name,
    list,
    create: (body: Parameters<typeof createHandover>[0]) => createHandover(body),
    nameOf: () => own?.name ?? '',
    savedText: () => handoverText.begun,
    open: (id) => recordPath(details, id),
    opens: true,
  });
  return (
    <FormScreen
      {...form}
      title={handoverText.begin}
      subject={own && handoverText.head.plot(own.name)}
      endpoint={create}
      defaultValues={
        isKnown
          ? {
              gardenId,
              ground: groundOf(application, holders.length),
              applicationId: application?.id ?? '',
              day: gardenToday(),
              startDay: '',
              leaving: application ? [leaves(application.from.id)] : [],
              coming: comingFrom(application, comingId),
              comingName: application && application.to.id === null ? application.to.name : '',
              remark: '',
            }
          : undefined
      }
      loading={!isKnown && garden.error === null && applications.error === null}
      loadError={garden.error ?? applications.error}
      reload={() => Promise.all([garden.refetch(), applications.refetch()])}
      submitLabel={handoverText.start}
    >
      {application && <Text>{words.coming(application.to.name)}</Text>}
      {gardenId === '' && (
        <RecordField
          name="gardenId"
          label={words.garden}
          helper={words.gardenHint}
          search={gardenSearch}
          autoFocus
        />
      )}
      <Holders chooses={application === undefined} />
      <GroundFields applications={applications.data?.items ?? []} />
      <FurtherFields />
    </FormScreen>
  );
}

type Body = Parameters<typeof call<typeof create>>[1]['body'];

function createHandover(body: Body) {
  return call(create, { body });
}

function foundGarden({ id, name }: { id: string; name: string }): FoundRecord {
  return { id, name, note: '' };
}

/** The application that the address names, or the latest one of who holds the plot that is agreed to. */
function carriedOut(
  items: readonly TransferApplication[],
  asked: { applicationId: string | null; holders: readonly { id: string }[] },
): TransferApplication | undefined {
  if (asked.applicationId !== null) return items.find(({ id }) => id === asked.applicationId);
  const agreed = items.filter(
    ({ outcome, from }) =>
      (outcome === 'consent' || outcome === 'silence') &&
      asked.holders.some(({ id }) => id === from.id),
  );
  return agreed.toSorted((one, other) => other.appliedOn.localeCompare(one.appliedOn))[0];
}

/** Why it most likely changes hands. */
function groundOf(application: TransferApplication | undefined, holders: number) {
  if (application) return 'transfer' as const;
  return holders === 0 ? ('lease' as const) : ('' as never);
}

function comingFrom(application: TransferApplication | undefined, comingId: string | null) {
  const id = application?.to.id ?? comingId;
  return id === null ? [] : [{ partyId: id, beginsMembership: true, getsLogin: false }];
}

/** The applications of a garden. */
function applicationsQuery(gardenId: string) {
  return callQuery(
    ['transfer-application', 'of garden', gardenId],
    transferApplicationEndpoints.ofGarden,
    { params: { id: gardenId } },
  );
}

/** Until when those who hold the chosen garden do, and who of them leaves: all, unless said otherwise. */
function Holders({ chooses }: { chooses: boolean }) {
  const { setValue } = useFormContext();
  const [gardenId, day] = useWatch({ name: ['gardenId', 'day'] }) as [string, string];
  const { data, error, refetch } = useQuery({
    ...holdersQuery(gardenId),
    enabled: gardenId !== '',
  });
  const holders = holdersOn(data?.items ?? [], day);
  const chosenFor = useRef('');
  useEffect(() => {
    // Whoever holds it on another day is offered, and chosen by hand.
    if (!chooses || data === undefined || chosenFor.current === gardenId) return;
    chosenFor.current = gardenId;
    const all = holdersOn(data.items, day).map(({ party }) => leaves(party.id));
    setValue('leaving', all);
  }, [chooses, data, day, gardenId, setValue]);
  if (gardenId === '') return null;
  return (
    <>
      <LastDayField isFree={data !== undefined && holders.length === 0} />
      {data ? (
        <LeavingField holders={holders} />
      ) : (
        <SectionWaiting error={error} failed={words.holdersFailed} retry={refetch} />
      )}
    </>
  );
}
