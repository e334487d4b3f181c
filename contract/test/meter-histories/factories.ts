import { unknownInstallation } from '../../src/meter/verdict/unknown-installation.ts';
import type { RecordedInstallation, RecordedMeasurement } from './effective-measurements.ts';

/** A device of tests: there since ever and still, and never read, but for what is stated. */
export function makeInstallation(facts: Partial<RecordedInstallation> = {}): RecordedInstallation {
  return { id: 'first', ...unknownInstallation, undoneAt: null, ...facts };
}

/** A measurement of tests: read by the office and never taken back, but for what is stated. */
export function makeMeasurement(
  facts: Pick<RecordedMeasurement, 'measuredAt' | 'value'> & Partial<RecordedMeasurement>,
): RecordedMeasurement {
  return {
    id: `${facts.value} at ${facts.measuredAt}`,
    installationId: 'first',
    channel: 'office',
    rolledOver: false,
    reversal: null,
    ...facts,
  };
}

/** That a measurement of tests was wrong. */
export const someReversal: NonNullable<RecordedMeasurement['reversal']> = {
  at: '2027-01-01T12:00:00.000Z',
  by: { firstName: null, lastName: null },
  reason: 'mistyped',
  remark: null,
  replacementId: null,
};
