import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';

/** A step shows a part of this handover. */
export interface StepProps {
  readonly handover: HandoverDetails;
  /** It is what is to be done now: its main button is the screen's one that stands out. */
  readonly isNext: boolean;
}

/** How the main button of a step looks. */
export function mainLook({ isNext }: Pick<StepProps, 'isNext'>) {
  return isNext ? 'filled' : 'outlined';
}
