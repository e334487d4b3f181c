/** The steps of a handover, in the order in which they stand below each other: docs/product/handovers.md#steps. */
export const handoverStepLabels = {
  application: 'Wniosek i zgoda',
  readings: 'Odczyty na dzień przekazania',
  charges: 'Opłaty do dnia przekazania',
  arrears: 'Zaległości',
  coming: 'Nowy działkowiec',
  entry: 'Opłaty na początek',
  access: 'Dostęp',
  points: 'Lista kontrolna',
  protocol: 'Protokół',
} as const;

export type HandoverStep = keyof typeof handoverStepLabels;

/**
 * How a step stands. `missing` keeps the handover from its end; `open` does not: it is left to whoever ends it, such as points that nobody
 * ticked. `left-out` has a reason in its place, `none` has nothing to do.
 */
export const stepStates = ['done', 'missing', 'open', 'left-out', 'none'] as const;

export type StepState = (typeof stepStates)[number];
