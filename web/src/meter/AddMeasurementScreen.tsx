import { useParams } from 'react-router';
import { MeasurementForm } from './MeasurementForm.tsx';
import { useRound } from './useRound.ts';

/** The entry of a measurement, one meter or many in a row. */
export function AddMeasurementScreen() {
  const { meterId = '' } = useParams();
  const round = useRound(meterId);
  // Each meter gets a form of its own.
  return <MeasurementForm key={meterId} meterId={meterId} round={round} />;
}
