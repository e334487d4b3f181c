import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import type { StepState } from '@grzadka/contract/handover/handover-steps';
import type { LeftAccount } from './read-account.ts';

/** A handover as its steps are judged by. */
export interface JudgedHandover
  extends Omit<HandoverDetails, 'steps' | 'account' | 'result' | 'lawTerms'> {
  readonly account: LeftAccount | null;
  /** That the protocol was printed, and that nothing was changed since; null where it never was. */
  readonly printed: 'now' | 'before' | null;
}

/** How a step stands, in words. */
export interface Judged {
  readonly state: StepState;
  readonly words: string;
}
