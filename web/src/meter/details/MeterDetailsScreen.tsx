import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useMay } from '../../core/access/access.ts';
import { isNotFound } from '../../core/api/api-error.ts';
import { HistoryButton } from '../../core/record/HistoryButton.tsx';
import { EditIcon } from '../../core/ui/icons.ts';
import { LoadFailure } from '../../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../../core/ui/screen/ScreenColumn.tsx';
import { ReturningLink } from '../../core/ui/screen/ReturningLink.tsx';
import { uiText } from '../../core/ui/ui.text.ts';
import { meterPaths } from '../meter.paths.ts';
import { meterDetailsQuery } from './meter-details.queries.ts';
import { meterName } from '../meter.text.ts';
import { ConsumptionSection } from '../consumption/ConsumptionSection.tsx';
import { AboutMeter } from './AboutMeter.tsx';
import { DeviceSection } from './DeviceSection.tsx';
import { meterDetailsText } from './meter-details.text.ts';
import { PreviousDevices } from './PreviousDevices.tsx';
import { ReadingsSection } from './ReadingsSection.tsx';

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
      actions={details && <Actions meterId={meterId} />}
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
        <Button
          component={ReturningLink}
          to={meterPaths.edit(meterId)}
          variant="contained"
          startIcon={<EditIcon />}
        >
          {meterDetailsText.startEdit}
        </Button>
      )}
    </>
  );
}
