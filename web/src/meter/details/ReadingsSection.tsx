import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { ReturningLink } from '../../core/ui/screen/ReturningLink.tsx';
import { MeasurementHistory } from '../measurement/MeasurementHistory.tsx';
import { meterPaths } from '../meter.paths.ts';
import { useMeasurements } from '../measurement/measurement.queries.ts';
import { meterText } from '../meter.text.ts';

const ReverseDialog = latePart(
  async () => (await import('../reversal/ReverseDialog.tsx')).ReverseDialog,
);

/** What was read of a meter, each of which who may takes back. */
export function ReadingsSection({
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
            <Button
              component={ReturningLink}
              to={meterPaths.addMeasurement(meter.id)}
              variant="outlined"
            >
              {meterText.add}
            </Button>
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
