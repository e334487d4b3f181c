import type { BlockedCode } from './line/blocked-plot.ts';

/** What a run charges (docs/product/charge-runs.md#runs). Interest has notes of its own, which are not made yet. */
export const chargeRunKindLabels = {
  annual: 'Opłaty roczne',
  media: 'Media',
  'one-off': 'Opłata jednorazowa',
} as const;

/** What becomes of a run. */
export const chargeRunStateLabels = {
  draft: 'Szkic',
  approved: 'Zatwierdzone',
  reversed: 'Storno',
} as const;

/** How an account stands in a draft. */
export const chargedSettlementStateLabels = {
  ready: 'Gotowe',
  'to-check': 'Do sprawdzenia',
  blocked: 'Zablokowane',
  skipped: 'Pominięte',
  nobody: 'Bez działkowca',
} as const;

/** How an account stands in a run, and what stands in its way or why it is left out. */
export function chargedSettlementStateInWords({
  state,
  blocked,
  skipReason,
}: {
  readonly state: keyof typeof chargedSettlementStateLabels;
  readonly blocked: { readonly words: string } | null;
  readonly skipReason: string | null;
}): string {
  const why = blocked?.words ?? skipReason;
  const label = chargedSettlementStateLabels[state];
  return why === null ? label : `${label}: ${why}`;
}

/** What becomes of a charge. */
export const chargeStateLabels = {
  open: 'Do zapłaty',
  paid: 'Rozliczona',
  reversed: 'Storno',
} as const;

/**
 * Where what blocks a plot is mended: at the plot's area, the meter's readings, the reading that waits for an answer, the form of
 * the reading that is missing, the rates, or the other run.
 */
export const mendedAt = {
  'no-area': 'garden',
  undetermined: 'meter',
  'to-confirm': 'unchecked',
  'no-reading': 'reading',
  'no-tariff': 'tariff',
  'charged-already': 'charge-run',
} as const satisfies Record<BlockedCode, string>;
