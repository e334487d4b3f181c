import * as z from 'zod/mini';
import type { Permission } from '../access/permissions.ts';
import { daysBetween } from './calendar-steps.ts';
import { dayReply } from './day.ts';

/** The parts of the program above which the deadlines that concern them stand, too: docs/product/deadlines.md#strips. */
export type DeadlinePlace = 'fees' | 'transactions' | 'messages';

/** From this many days before its last one on a deadline is urgent: docs/product/deadlines.md#order. */
const urgentDays = 3;

/** What is true of every deadline: which one it is among those of its kind, and until when. */
const told = {
  /** The id of the record that it is about, or the year. */
  id: z.string(),
  /** The last day; null where it is due now. */
  on: z.nullable(dayReply),
  /** Days until then, in the gardens: 0 on the last day, below zero once it is over; null where it is due now. */
  daysLeft: z.nullable(z.int()),
};

/** A kind of deadline. */
export interface DeadlineDefinition<
  Kind extends string = string,
  Facts extends z.core.$ZodShape = z.core.$ZodShape,
> {
  /** Names it everywhere. */
  readonly kind: Kind;
  /** Who sees it: everybody who may read what it is about. */
  readonly permission: Permission;
  readonly places: readonly DeadlinePlace[];
  /** What its words need. */
  readonly facts: z.ZodMiniObject<Facts>;
  /** How it stands in the reply of the call. */
  readonly reply: z.ZodMiniObject<{ kind: z.ZodMiniLiteral<Kind> }>;
}

/** A deadline of any kind, as far as all are alike. */
export interface ToldDeadline {
  readonly kind: string;
  readonly id: string;
  readonly on: string | null;
  readonly daysLeft: number | null;
}

/** Declares a kind of deadline (docs/recipes.md, "Add a countdown"). Words and the way to what is to be done are the browser's. */
export function defineDeadline<const Kind extends string, Facts extends z.core.$ZodShape>(
  kind: Kind,
  {
    permission,
    places,
    facts,
  }: Pick<DeadlineDefinition, 'permission' | 'places'> & { readonly facts: Facts },
) {
  const reply = z.object({ kind: z.literal(kind), ...told, ...facts });
  return { kind, permission, places, facts: z.object(facts), reply };
}

/** Whether a deadline stands out: its last days have come or are over, or it is due now. */
export function isUrgent({ daysLeft }: Pick<ToldDeadline, 'daysLeft'>): boolean {
  return daysLeft === null || daysLeft <= urgentDays;
}

/** So many days before and after its last one a deadline of every year is shown: docs/product/deadlines.md#every-year. */
const yearlyDays = 90;

/** Whether a deadline of every year is near on a day, or not long over, both 'YYYY-MM-DD'. */
export function isAround(on: string, today: string): boolean {
  return Math.abs(daysBetween(today, on)) <= yearlyDays;
}
