import { messages } from '../../core/messages.ts';

/** The days of a run, as far as they are named. */
export interface RunDays {
  readonly kind?: string;
  readonly issueDay?: string;
  readonly periodFrom?: string;
  readonly periodThru?: string;
  readonly referenceDay?: string | null;
  readonly readingFrom?: string | null;
  readonly readingThru?: string | null;
}

/** What is said of days that do not fit together. */
export const dayRefusals = {
  referenceDay: '„Stan na dzień” musi być w tym okresie',
  readings: 'Podaj, z jakich dni są odczyty',
  interest: 'Odsetki można naliczyć najdalej do dnia wystawienia',
} as const;

/** Says where the days of a run do not fit together, as far as they are named: docs/product/charge-runs.md#runs. */
export function refusedDays(run: RunDays): Partial<Record<keyof RunDays, string>> {
  const { periodFrom, periodThru, referenceDay, readingFrom, readingThru } = run;
  const refused: Partial<Record<keyof RunDays, string>> = {};
  // A note reaches to one day, and begins with each debt where the last note ended.
  if (run.kind === 'interest') {
    const isAhead = periodThru && run.issueDay && periodThru > run.issueDay;
    return isAhead ? { periodThru: dayRefusals.interest } : refused;
  }
  if (periodFrom && periodThru && periodFrom > periodThru) {
    refused.periodThru = messages.startAfterEnd;
  } else if (
    referenceDay &&
    ((periodFrom && referenceDay < periodFrom) || (periodThru && referenceDay > periodThru))
  ) {
    refused.referenceDay = dayRefusals.referenceDay;
  }
  if (readingFrom && readingThru && readingFrom > readingThru) {
    refused.readingThru = messages.startAfterEnd;
  }
  if (run.kind === 'media') {
    if (readingFrom === null) refused.readingFrom = dayRefusals.readings;
    if (readingThru === null) refused.readingThru = dayRefusals.readings;
  }
  return refused;
}
