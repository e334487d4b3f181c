import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { termOn } from '@grzadka/contract/core/time/working-days';
import type { OpenEntry } from '@grzadka/contract/ledger/open-list.model';
import type { AccountStanding } from '@grzadka/contract/settlement/settlement.model';

const none: AccountStanding = { balance: 0, due: 0, dueSince: null, next: null, plan: null };

/** What is owed on several accounts together: the oldest of what is overdue, and the term that comes first. */
export function allStandings(standings: readonly AccountStanding[]): AccountStanding {
  return standings.reduce(
    (all, one) => ({
      balance: all.balance + one.balance,
      due: all.due + one.due,
      dueSince: earlier(all.dueSince, one.dueSince),
      next: nextOf(all.next, one.next),
      plan: planOf(all.plan, one.plan),
    }),
    none,
  );
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** One that is broken wants a look before one that is kept. */
function planOf(one: AccountStanding['plan'], other: AccountStanding['plan']) {
  if (one === null || other === null) return one ?? other;
  return other.state === 'broken' ? other : one;
}

type Term = AccountStanding['next'];

function nextOf(one: Term, other: Term): Term {
  if (one === null || other === null) return one ?? other;
  if (one.on === other.on) return { on: one.on, amount: one.amount + other.amount };
  return one.on < other.on ? one : other;
}

/** The same of what is open on one account. */
export function standingOf({ balance, items }: { balance: number; items: readonly OpenEntry[] }) {
  const standings = items.map(({ dueOn, isDue, open }): AccountStanding => {
    if (dueOn === null) return none;
    if (isDue) return { ...none, due: open, dueSince: dueOn };
    return { ...none, next: { on: termOn(gardenToday(), dueOn), amount: open } };
  });
  return { ...allStandings(standings), balance };
}
