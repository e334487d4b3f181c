/** From when to when something holds, as a form or a reply has it: UTC, or null for an open end. */
export interface Period {
  readonly from: string | null;
  readonly thru: string | null;
}

/** Whether a period is unset, still to come, running, or over. */
export type PeriodState = 'unset' | 'planned' | 'current' | 'over';

/**
 * How a period stands at an instant, or undefined where its dates make no sense. Only a forecast
 * for the person at the form: what is published is for the server's clock to say.
 */
export function periodState({ from, thru }: Period, now: Date): PeriodState | undefined {
  const start = timeOf(from);
  const end = timeOf(thru);
  if (Number.isNaN(start) || Number.isNaN(end)) return undefined;
  if (start === null) return end === null ? 'unset' : undefined;
  if (end !== null && start > end) return undefined;
  if (end !== null && end <= now.getTime()) return 'over';
  return start <= now.getTime() ? 'current' : 'planned';
}

function timeOf(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant);
}
