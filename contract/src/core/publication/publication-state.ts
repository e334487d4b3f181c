import * as z from 'zod/mini';
import { instantReply, keyOf } from '../fields.ts';
import type { PinDates, PublicationDates } from './publication.ts';

/** From when to when something holds, as a form or a reply has it: UTC, or null for an open end. */
export interface Period {
  readonly from: string | null;
  readonly thru: string | null;
}

/** Whether a period is unset, still to come, running, or over. */
export type PeriodState = 'unset' | 'planned' | 'current' | 'over';

/**
 * How a period stands at an instant: the one place that says so, for the forms and for the server. Lists say it in SQL,
 * which a test compares with it. Its dates have to be in order (`requirePublicationOrder`).
 */
export function periodState({ from, thru }: Period, now: Date): PeriodState {
  if (from === null) return 'unset';
  if (thru !== null && Date.parse(thru) <= now.getTime()) return 'over';
  return Date.parse(from) <= now.getTime() ? 'current' : 'planned';
}

/** The states of what has publication dates, with the words for a reader of the list. */
export const publicationStateLabels = {
  draft: 'Szkic',
  scheduled: 'Zaplanowane',
  visible: 'Widoczne',
  ended: 'Zakończone',
} as const;

export type PublicationState = keyof typeof publicationStateLabels;

/** The word for what is pinned now. */
export const pinnedLabel = 'Przypięte';

const stateOfPeriod = {
  unset: 'draft',
  planned: 'scheduled',
  current: 'visible',
  over: 'ended',
} as const satisfies Record<PeriodState, PublicationState>;

/** What publication dates mean at an instant: docs/product/rules.md#derived-states. */
export function publicationState(dates: PublicationDates, now: Date): PublicationState {
  const { publicationFromDate: from, publicationThruDate: thru } = dates;
  return stateOfPeriod[periodState({ from, thru }, now)];
}

/** Whether something with these pin dates is pinned at an instant. */
export function isPinned({ pinFromDate: from, pinThruDate: thru }: PinDates, now: Date): boolean {
  return periodState({ from, thru }, now) === 'current';
}

/** The publication dates of a reply, and what they mean at the moment of the request. */
export const publicationReply = {
  publicationFromDate: z.nullable(instantReply),
  publicationThruDate: z.nullable(instantReply),
  state: keyOf(publicationStateLabels),
};

/** The pin dates of a reply, and whether it is pinned at the moment of the request. */
export const pinReply = {
  pinFromDate: z.nullable(instantReply),
  pinThruDate: z.nullable(instantReply),
  pinned: z.boolean(),
};
