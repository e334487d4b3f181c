import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import { meterRoleLabels, meterTypeLabels } from '@grzadka/contract/meter/meter.labels';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { isNotFound } from '../../core/api/api-error.ts';
import { useParams } from '../../core/navigation/place.ts';
import { DetailsLink } from '../../core/record/DetailsLink.tsx';
import { HistoryButton } from '../../core/record/HistoryButton.tsx';
import { Card } from '../../core/ui/elements/Card.tsx';
import { type Fact, FactList } from '../../core/ui/FactList.tsx';
import { EditIcon } from '../../core/ui/icons.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { LoadFailure } from '../../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../../core/ui/screen/ScreenColumn.tsx';
import { uiText } from '../../core/ui/ui.text.ts';
import { ConsumptionSection } from '../consumption/ConsumptionSection.tsx';
import { MeasurementHistory } from '../history/MeasurementHistory.tsx';
import { useMeasurements } from '../history/measurement.queries.ts';
import { meterPaths } from '../meter.paths.ts';
import { meterName, meterText } from '../meter.text.ts';
import { meterDetailsQuery } from '../meter-details.queries.ts';
import { DeviceSection } from './DeviceSection.tsx';
import { meterDetailsText } from './meter-details.text.ts';
import { PreviousDevices } from './PreviousDevices.tsx';

/** A meter with its devices, its readings and what was used (docs/product/readings.md#details). */
export function MeterDetailsScreen() {
  const { meterId = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(meterDetailsQuery(meterId));
  const details = isNotFound(error) ? undefined : data?.reply;
  return (
    <Screen
      title={meterDetailsText.title}
      subject={details && meterName(details.meter)}
      back={meterPaths.list}
      busy={isPending}
      busyLabel={uiText.loading}
      // At once, so that the bar does not grow when the meter comes.
      actions={!error && <Actions meterId={meterId} />}
    >
      {details ? (
        <ScreenColumn>
          <AboutMeter {...details} />
          <DeviceSection {...details} />
          <ReadingsSection {...details} />
          <ConsumptionSection {...details} />
          <PreviousDevices {...details} />
        </ScreenColumn>
      ) : (
        error && <LoadFailure error={error} back={meterPaths.list} retry={refetch} />
      )}
    </Screen>
  );
}

/** Leads to what happened to the meter and, for who may change it, to its form. */
function Actions({ meterId }: { meterId: string }) {
  const mayEdit = useMay('meter:write');
  return (
    <>
      <HistoryButton recordType="meter" recordId={meterId} />
      {mayEdit && (
        <ButtonLink
          isReturning
          look="filled"
          to={meterPaths.edit(meterId)}
          startIcon={<EditIcon />}
        >
          {meterDetailsText.startEdit}
        </ButtonLink>
      )}
    </>
  );
}

/** What a meter is and where it stands, leading to its garden and its zone. */
function AboutMeter({ meter, garden, zone }: MeterWithDevices) {
  const { none, sector } = meterDetailsText;
  const facts: Fact[] = [
    { label: meterText.name, value: meterName(meter) },
    { label: meterText.type, value: meterTypeLabels[meter.type] },
    { label: meterText.role, value: meterRoleLabels[meter.role] },
    { label: meterText.place, value: meter.place ?? none },
    {
      label: meterText.garden,
      value: garden ? <DetailsLink kind="garden" {...garden} /> : none,
    },
    { label: sector, value: meter.sector?.name ?? none },
    {
      label: meterText.zone,
      value: zone ? <DetailsLink kind="zone" {...zone} /> : none,
    },
    { label: meterText.walkOrder, value: meter.walkOrder ?? undefined },
  ];
  return (
    <Card isRoomy>
      <FactList facts={facts} />
    </Card>
  );
}

const ReverseDialog = latePart(
  async () => (await import('../reversal/ReverseDialog.tsx')).ReverseDialog,
);

/** What was read of a meter, with a way to take each reading back for those who may. */
function ReadingsSection({
  meter,
  installations,
}: Pick<MeterWithDevices, 'meter' | 'installations'>) {
  const mayAdd = useMay('measurement:add');
  const mayReverse = useMay('measurement:reverse');
  const measurements = useMeasurements(meter.id);
  const [toReverse, setToReverse] = useState<MeasurementListItem>();
  return (
    <>
      <MeasurementHistory
        meter={meter}
        measurements={measurements}
        devices={installations}
        actions={
          mayAdd && (
            <ButtonLink isReturning look="outlined" to={meterPaths.addMeasurement(meter.id)}>
              {meterText.add}
            </ButtonLink>
          )
        }
        {...(mayReverse && { onReverse: setToReverse })}
      />
      <ReverseDialog
        open={toReverse !== undefined}
        meter={meter}
        measurement={toReverse}
        onClose={() => setToReverse(undefined)}
      />
    </>
  );
}
