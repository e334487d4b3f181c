import type { BlockedCode } from './line/blocked-plot.ts';

/** What a run charges (docs/product/charge-runs.md#runs); one of interest is a note (docs/product/interest.md#notes). */
export const chargeRunKindLabels = {
  annual: 'Opłaty roczne',
  media: 'Media',
  'one-off': 'Opłata jednorazowa',
  interest: 'Odsetki',
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
  waiting: 'Poniżej minimum – poczeka',
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
 * the reading that is missing, the rates, the other run, or the rates of interest.
 */
export const mendedAt = {
  'no-area': 'garden',
  undetermined: 'meter',
  'to-confirm': 'unchecked',
  'no-reading': 'reading',
  'no-tariff': 'tariff',
  'charged-already': 'charge-run',
  'no-interest-rate': 'interest-rate',
} as const satisfies Record<BlockedCode, string>;
