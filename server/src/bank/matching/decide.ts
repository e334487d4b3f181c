import type { MatchedAccount, MatchedLine } from './account.ts';

/** How many points each kind of evidence is worth (docs/product/bank.md#matching). */
const points = {
  'virtual-account': 100,
  reference: 100,
  sender: 60,
  plot: 35,
  'plot-of-several': 15,
  holder: 30,
  'last-name': 15,
  amount: 20,
  closed: -15,
} as const;

/** From how many points on a line is booked by the program, and how far the next candidate has to lie behind. */
const automaticFrom = 80;
const aheadBy = 30;

/** From how many points on an account is suggested. */
const suggestedFrom = 40;

/** How many candidates are shown. */
const mostCandidates = 5;

type ReasonKind = keyof typeof points;

/** Why a line may be an account's, in words. */
export interface Reason {
  readonly kind: ReasonKind;
  readonly points: number;
  readonly words: string;
}

/** An account that a line may be for. */
export interface Candidate {
  readonly settlementId: string;
  readonly points: number;
  readonly reasons: readonly Reason[];
}

export type Decision = 'automatic' | 'suggested' | 'unclear';

/** A reason with the points of its kind. */
export function reason(kind: ReasonKind, words: string): Reason {
  return { kind, points: points[kind], words };
}

/**
 * What becomes of a line, by the evidence for each account; `plotsNamed` is how many plots its title names
 * (docs/product/bank.md#decision).
 */
export function decide(
  found: ReadonlyMap<MatchedAccount, readonly Reason[]>,
  line: MatchedLine,
  plotsNamed: number,
): { readonly decision: Decision; readonly candidates: readonly Candidate[] } {
  const rated = [...found]
    .map(([account, reasons]) => rate(account, onceEach(reasons)))
    .filter((each) => each.points > 0)
    .toSorted(
      (one, other) => other.points - one.points || one.account.number - other.account.number,
    );
  return {
    decision: decisionOf(rated, line, plotsNamed),
    candidates: rated
      .slice(0, mostCandidates)
      .map(({ account, ...rest }) => ({ settlementId: account.id, ...rest })),
  };
}

interface Rated {
  readonly account: MatchedAccount;
  readonly points: number;
  readonly reasons: readonly Reason[];
}

function rate(account: MatchedAccount, reasons: readonly Reason[]): Rated {
  return { account, points: reasons.reduce((sum, each) => sum + each.points, 0), reasons };
}

/** Each kind counts once; a plot by its own name is no plot by one of several, and the like. */
function onceEach(reasons: readonly Reason[]): readonly Reason[] {
  const once = new Map<string, Reason>();
  for (const each of reasons) {
    const kind = each.kind.startsWith('plot') ? 'plot' : each.kind;
    const known = once.get(kind);
    if (!known || known.points < each.points) once.set(kind, each);
  }
  return [...once.values()];
}

function decisionOf(rated: readonly Rated[], line: MatchedLine, plotsNamed: number): Decision {
  const [best, second] = rated;
  if (!best || best.points < suggestedFrom) return 'unclear';
  const isAutomatic =
    best.points >= automaticFrom &&
    best.points - (second?.points ?? 0) >= aheadBy &&
    plotsNamed < 2 &&
    !isOldSlip(best, line) &&
    !rated.some((other) => speaksAgainst(other, best));
  return isAutomatic ? 'automatic' : 'suggested';
}

/** Strong evidence for the account of another garden, or for another one without any. */
function speaksAgainst(other: Rated, best: Rated): boolean {
  const { gardenId } = best.account;
  if (other === best || (gardenId !== null && other.account.gardenId === gardenId)) return false;
  return other.reasons.some((each) => each.points >= points.plot && each.kind !== 'sender');
}

/** A number of an account that is closed and owes nothing: the next holder may have copied an old slip. */
function isOldSlip({ account, reasons }: Rated, { bookingDay }: MatchedLine): boolean {
  const { closedOn, openParts } = account;
  const isDone = closedOn !== null && closedOn < bookingDay && openParts.every((part) => part <= 0);
  return isDone && reasons.some(({ kind }) => kind === 'reference' || kind === 'virtual-account');
}
