import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../app/paths.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import { MeasurementField } from './MeasurementField.tsx';
import { MeasurementHistory } from './MeasurementHistory.tsx';
import { MeterFacts } from './MeterFacts.tsx';
import { meterQuery } from './meter.queries.ts';
import { meterText, roundText } from './meter.text.ts';
import { RoundActions } from './RoundActions.tsx';
import { RoundProgress } from './RoundProgress.tsx';
import { useAddMeasurement } from './useAddMeasurement.ts';
import { useMeasurements } from './useMeasurements.ts';
import { usePreparedMeter } from './usePreparedMeter.ts';
import type { RoundControl } from './useRound.ts';

interface MeasurementFormProps {
  meterId: string;
  round: RoundControl | undefined;
}

/** The form of one meter's measurement, beside the meter's history. */
export function MeasurementForm({ meterId, round }: MeasurementFormProps) {
  const goUp = useGoUp(paths.meters);
  const notify = useNotify();
  const { data: meter, error, isPending, refetch } = useQuery(meterQuery(meterId));
  const measurements = useMeasurements(meterId);
  const addMeasurement = useAddMeasurement(meter);
  usePreparedMeter(round?.next?.id);

  function goOn(): void {
    if (round?.next) {
      round.goTo(round.next);
      return;
    }
    notify.info(roundText.finished);
    goUp();
  }

  return (
    <FormScreen
      title={meterText.add}
      back={paths.meters}
      section={meterText.measurementSection}
      endpoint={meterEndpoints.addMeasurement}
      defaultValues={{ meterId, measurementValue: '' }}
      loading={isPending}
      loadError={meter ? undefined : error}
      reload={refetch}
      submit={addMeasurement}
      onSaved={goUp}
      errorAs="snackbar"
      secondaryActions={round && <RoundActions round={round} onNext={goOn} />}
      aside={meter && <MeasurementHistory meter={meter} measurements={measurements} />}
    >
      {round && <RoundProgress round={round} />}
      {meter && <MeterFacts meter={meter} />}
      {meter && <MeasurementField meter={meter} latest={measurements.loaded?.rows ?? []} />}
    </FormScreen>
  );
}
