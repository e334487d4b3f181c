import { effectiveDue, termOn } from '@grzadka/contract/core/time/working-days';

/** A part of a debt that is not paid, or not all of it. */
export interface OpenPart {
  readonly id: string;
  /** What for, and the number of its document. */
  readonly words: string;
  readonly number: string;
  readonly dueOn: string;
  /** In grosze, above zero. */
  readonly open: number;
}

/** What an account has to pay by a day. */
export interface DueDay {
  readonly dueOn: string;
  readonly parts: readonly OpenPart[];
  /** With all that was due before. */
  readonly total: number;
}

/** What is to be paid by each day, the first day first. */
export function byDueDay(open: readonly OpenPart[]): DueDay[] {
  const days = Map.groupBy(open, ({ dueOn }) => dueOn);
  let total = 0;
  return [...days]
    .toSorted(([first], [second]) => first.localeCompare(second))
    .map(([dueOn, parts]) => {
      total += parts.reduce((sum, part) => sum + part.open, 0);
      return { dueOn, parts, total };
    });
}

/** What a code asks for. */
export interface Asked {
  readonly amount: number;
  /** The day by which that is to be paid; null for all that is open. */
  readonly by: string | null;
}

/**
 * What to pay at once: what is due by the next due day, with what is overdue, and all that is open where that is more
 * (docs/product/paper.md#transfer-code). Nothing where nothing is open.
 */
export function amountsToAsk(open: readonly OpenPart[], today: string): Asked[] {
  const days = byDueDay(open);
  const all = days.at(-1)?.total ?? 0;
  const next = days.find(({ dueOn }) => effectiveDue(dueOn) >= today);
  if (all === 0) return [];
  if (next === undefined || next.total === all) return [{ amount: all, by: null }];
  return [
    { amount: next.total, by: termOn(today, next.dueOn) },
    { amount: all, by: null },
  ];
}
