import { termOn } from '@grzadka/contract/core/time/working-days';
import type { MessageKind } from '@grzadka/contract/message/message-kinds';
import type { OpenDue } from './field-facts.ts';

/** What is to be paid, in grosze, and by which day that is or was due; no day where there is nothing. */
export interface AmountDue {
  readonly amount: number;
  readonly dueOn: string | null;
}

/** The kinds that speak of what is overdue alone. */
const ofArrears: ReadonlySet<MessageKind> = new Set(['payment-reminder', 'termination-warning']);

/**
 * What a letter asks for: what falls due next with all that is overdue, of a demand what is overdue alone; by the day on which the last part of that
 * is due (docs/product/messages.md#fields).
 */
export function amountDue(kind: MessageKind, parts: readonly OpenDue[], today: string): AmountDue {
  // A warning is about what a lease may be ended for.
  const told = kind === 'termination-warning' ? parts.filter(({ isOfLease }) => isOfLease) : parts;
  const open = told.map((part) => ({ ...part, dueOn: termOn(today, part.dueOn) }));
  const overdue = open.filter(({ effectiveDueOn }) => effectiveDueOn < today);
  const [next] = open
    .filter(({ effectiveDueOn }) => effectiveDueOn >= today)
    .map(({ dueOn }) => dueOn)
    .toSorted();
  const asked =
    ofArrears.has(kind) || next === undefined ? overdue : open.filter(({ dueOn }) => dueOn <= next);
  return {
    amount: asked.reduce((sum, part) => sum + part.open, 0),
    dueOn:
      asked
        .map(({ dueOn }) => dueOn)
        .toSorted()
        .at(-1) ?? null,
  };
}
