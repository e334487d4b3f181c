import type { BlockedReason } from '@grzadka/contract/charge/line/blocked-plot';
import type { ChargeLine, NewStretch, Unheld } from './result.ts';

/** What is asked for, before it is shared among those who held the plot. In grosze. */
export interface Fee extends Pick<ChargeLine, 'quantity' | 'unit' | 'rate' | 'amount' | 'basis'> {
  /** How the amount comes about: '312,50 m² (wg planu) × 0,45 zł'. */
  readonly factors: string;
}

/** What one kind comes to at a plot. */
export interface KindOutcome {
  readonly lines: readonly OwedLine[];
  readonly stretches: readonly NewStretch[];
  readonly unheld: readonly Unheld[];
}

/** A line, and who owes it. */
export interface OwedLine {
  readonly settlementId: string;
  readonly line: ChargeLine;
}

/** Whether a plot cannot be charged, rather than what it is charged. */
export function isBlocked(outcome: object): outcome is BlockedReason {
  return 'code' in outcome;
}

export const nothing: KindOutcome = { lines: [], stretches: [], unheld: [] };
