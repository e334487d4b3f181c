import { meterMeasurementsEndpoints } from '@grzadka/contract/meter/measurement/meter-measurements.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { useLocation, useParams } from '../../core/navigation/place.ts';
import { HistoryButton } from '../../core/record/HistoryButton.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { useGoUp } from '../../core/ui/screen/useGoUp.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { MeasurementHistory } from '../history/MeasurementHistory.tsx';
import { useMeasurements } from '../history/measurement.queries.ts';
import { MeterFacts } from '../MeterFacts.tsx';
import { meterPaths } from '../meter.paths.ts';
import { meterQuery } from '../meter.queries.ts';
import { meterName, meterText } from '../meter.text.ts';
import { mendedOf } from '../outbox/mended-reading.ts';
import type { ReversibleMeasurement } from '../reversal/ReverseDialog.tsx';
import { RoundActions } from '../round/RoundActions.tsx';
import { roundText } from '../round/round.text.ts';
import type { RoundPlace } from '../round/round.ts';
import { type MeterRound, useRound } from '../round/useRound.ts';
import { verdictContextQuery } from '../verdict/verdict.queries.ts';
import styles from './AddMeasurementScreen.module.css';
import { MeasurementField } from './MeasurementField.tsx';
import { useAddMeasurement } from './useAddMeasurement.ts';

const ReverseDialog = latePart(
  async () => (await import('../reversal/ReverseDialog.tsx')).ReverseDialog,
);

/** The entry of a measurement, one meter or many in a row. */
export function AddMeasurementScreen() {
  const { meterId = '' } = useParams();
  const meterRound = useRound(meterId);
  // Each meter gets a form of its own.
  return <MeasurementForm key={meterId} meterId={meterId} meterRound={meterRound} />;
}

interface MeasurementFormProps {
  meterId: string;
  meterRound: MeterRound;
}

/** The form of one meter's measurement, beside the meter's history. */
function MeasurementForm({ meterId, meterRound }: MeasurementFormProps) {
  const { round } = meterRound;
  const goUp = useGoUp(meterPaths.list);
  const mended = mendedOf(useLocation().state, meterId);
  const row = round?.meter.row;
  const { data, error, isPending, refetch } = useQuery(meterQuery(meterId));
  // What the list knew is enough to type by: whoever comes from the meter before does not wait for more.
  const meter = data ?? (row && { ...row, garden: undefined });
  const { data: context } = useQuery({ ...verdictContextQuery(meterId), retry: false });
  const measurements = useMeasurements(meterId);
  const { submit, takeOver } = useAddMeasurement(meter, mended?.clientKey);
  usePreparedMeter(round?.next?.id);
  const mayReverse = useMay('measurement:reverse');
  const [toReverse, setToReverse] = useState<ReversibleMeasurement>();

  function goOn(): void {
    if (round?.next) {
      round.goTo(round.next);
      return;
    }
    notify.info(roundText.finished);
    goUp();
  }

  return (
    <>
      <FormScreen
        title={meterText.add}
        tabSubject={meter && meterName(meter)}
        actions={<HistoryButton recordType="meter" recordId={meterId} />}
        back={meterPaths.list}
        section={meterText.measurementSection}
        endpoint={meterMeasurementsEndpoints.addMeasurement}
        defaultValues={{
          meterId,
          measurementValue: mended?.measurementValue ?? '',
          measuredAt: mended?.measuredAt ?? null,
          confirmation: '',
          remark: '',
          clientKey: undefined,
        }}
        loading={(meter === undefined && isPending) || meterRound.isPending}
        loadError={meter ? undefined : error}
        reload={refetch}
        submit={submit}
        takeOver={takeOver}
        onSaved={goUp}
        errorAs="snackbar"
        secondaryActions={round && <RoundActions round={round} onNext={goOn} />}
        aside={
          meter && (
            <MeasurementHistory
              meter={meter}
              measurements={measurements}
              devices={context?.installations}
            />
          )
        }
      >
        {round && <RoundProgress round={round} />}
        {meter && <MeterFacts meter={meter} />}
        {meter && (
          <MeasurementField meter={meter} onReverse={mayReverse ? setToReverse : undefined} />
        )}
      </FormScreen>
      {/* Beside the form: what is sent in the dialog would send the form around it, too. */}
      {meter && (
        <ReverseDialog
          open={toReverse !== undefined}
          meter={meter}
          measurement={toReverse}
          onClose={() => setToReverse(undefined)}
        />
      )}
    </>
  );
}

/** How far a round has come and which meter is next. */
function RoundProgress({ round }: { round: RoundPlace }) {
  return (
    <div className={styles['round']}>
      <Text isBold>{roundText.position(round.position, round.count)}</Text>
      <Text isQuiet>{round.next ? roundText.next(round.next.name) : roundText.last}</Text>
    </div>
  );
}

/** Reads the meter that comes next ahead of time, so that its form opens without a wait. */
function usePreparedMeter(meterId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (meterId === undefined) return;
    void queryClient.prefetchQuery(meterQuery(meterId));
    void queryClient.prefetchQuery(verdictContextQuery(meterId));
  }, [queryClient, meterId]);
}
