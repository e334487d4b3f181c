import { addMonths } from '@grzadka/contract/core/time/calendar-steps';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { MatchedAccount, MatchedLine, MatchedWorld } from './account.ts';
import { type Candidate, type Decision, decide, type Reason, reason } from './decide.ts';
import { findHolders, type HolderIndex, indexHolders } from './find-holders.ts';
import { findPlots } from './find-plots.ts';
import { namePlots, type PlotNames } from './plot-names.ts';
import { findReferences } from './reference.ts';
import { wordsOf } from './words-of.ts';

/** For how many months after it was confirmed a sender is known. */
const senderMonths = 24;

/** How many months after its end an account counts as closed long ago. */
const closedMonths = 12;

/** What was found out about a line. */
export interface Match {
  readonly decision: Decision;
  /** At most five, the best first; each with all its reasons. */
  readonly candidates: readonly Candidate[];
  /** What else is to be said, such as that a number has a mistake. */
  readonly notes: readonly string[];
}

/** What is looked up for each line, made once for all of them. */
interface Indexes {
  readonly byNumber: ReadonlyMap<number, MatchedAccount>;
  readonly byId: ReadonlyMap<string, MatchedAccount>;
  readonly byVirtualAccount: ReadonlyMap<string, readonly MatchedAccount[]>;
  readonly byGarden: ReadonlyMap<string, readonly MatchedAccount[]>;
  /** By what is open or a part of it; those that are closed last come last. */
  readonly byAmount: ReadonlyMap<number, ReadonlySet<MatchedAccount>>;
  readonly bySender: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly holders: HolderIndex;
  readonly plots: PlotNames;
}

/**
 * Prepares to find whose payments incoming lines are, with the reasons in words (docs/product/bank.md#matching). The same line comes to the same,
 * in whatever order the world is given.
 */
export function prepareMatching(world: MatchedWorld): (line: MatchedLine) => Match {
  const indexes = indexWorld(world);
  return (line) => matchLine(line, indexes);
}

function indexWorld({ accounts, gardens, sectors, senders }: MatchedWorld): Indexes {
  const ordered = accounts.toSorted(
    (one, other) => closing(other).localeCompare(closing(one)) || one.number - other.number,
  );
  const bySender = new Map<string, Map<string, string>>();
  for (const { counterpartyAccount, settlementId, confirmedOn } of senders) {
    const known = bySender.get(counterpartyAccount) ?? new Map<string, string>();
    bySender.set(counterpartyAccount, known);
    if (confirmedOn > (known.get(settlementId) ?? '')) known.set(settlementId, confirmedOn);
  }
  const byAmount = ordered.flatMap((account) =>
    [...owedAmounts(account)].map((amount) => ({ amount, account })),
  );
  return {
    byNumber: new Map(ordered.map((account) => [account.number, account])),
    byId: new Map(ordered.map((account) => [account.id, account])),
    byVirtualAccount: Map.groupBy(ordered, ({ virtualAccount }) => virtualAccount ?? ''),
    byGarden: Map.groupBy(ordered, ({ gardenId }) => gardenId ?? ''),
    byAmount: new Map(
      [...Map.groupBy(byAmount, ({ amount }) => amount)].map(([amount, entries]) => [
        amount,
        new Set(entries.map(({ account }) => account)),
      ]),
    ),
    bySender,
    holders: indexHolders(ordered),
    plots: namePlots(gardens, sectors),
  };
}

/** The last day of an account, one that is open behind all of them. */
function closing({ closedOn }: MatchedAccount): string {
  return closedOn ?? '9999-12-31';
}

/** What an account owes in all, and each of its parts. */
function owedAmounts({ openParts }: MatchedAccount): ReadonlySet<number> {
  const owed = openParts.filter((part) => part > 0);
  const total = owed.reduce((sum, part) => sum + part, 0);
  return new Set(total > 0 ? [total, ...owed] : []);
}

function matchLine(line: MatchedLine, indexes: Indexes): Match {
  const found = new Map<MatchedAccount, Reason[]>();
  const add = (account: MatchedAccount, evidence: Reason) => {
    const reasons = found.get(account);
    if (reasons) reasons.push(evidence);
    else found.set(account, [evidence]);
  };
  addVirtualAccount(line, indexes, add);
  const notes = addReferences(line, indexes, add);
  addSender(line, indexes, add);
  const plots = findPlots(line.title, indexes.plots);
  addPlots(plots.names, indexes, add);
  const title = wordsOutside(plots.ranges, line.title);
  const payer = wordsOf(line.counterpartyName ?? '').words;
  const fields = [payer, title].map((words) => words.map(({ text }) => text));
  for (const { account, isWhole, name } of findHolders(fields, indexes.holders)) {
    add(account, isWhole ? reason('holder', name) : reason('last-name', `nazwisko ${name}`));
  }
  addAmount(line, indexes, found, add);
  for (const [account, reasons] of found) {
    if (isClosedLongAgo(account, line)) reasons.push(reason('closed', 'konto zamknięte'));
  }
  const { decision, candidates } = decide(found, line, plots.names.length);
  return { decision, candidates, notes };
}

/** The words of a title that name neither a plot nor a sector; looks at each letter once. */
function wordsOutside(ranges: ReturnType<typeof findPlots>['ranges'], typed: string) {
  const { text, words } = wordsOf(typed);
  const named = new Uint8Array(text.length);
  for (const [begin, end] of ranges) named.fill(1, begin, end);
  return words.filter(({ begin, end }) => !named[begin] && !named[end - 1]);
}

type Add = (account: MatchedAccount, evidence: Reason) => void;

function addVirtualAccount({ targetAccount }: MatchedLine, indexes: Indexes, add: Add): void {
  if (targetAccount === null) return;
  for (const account of indexes.byVirtualAccount.get(targetAccount) ?? []) {
    add(account, reason('virtual-account', 'wpłata na indywidualny rachunek'));
  }
}

/** Answers with what is wrong about the numbers in the title. */
function addReferences({ title }: MatchedLine, indexes: Indexes, add: Add): readonly string[] {
  const notes: string[] = [];
  for (const { reference, number } of findReferences(title)) {
    const account = number === null ? undefined : indexes.byNumber.get(number);
    if (account) add(account, reason('reference', `numer ${reference} w tytule`));
    else if (number === null) notes.push(`Numer ${reference} zawiera błąd`);
    else notes.push(`Nie ma konta rozliczeniowego o numerze ${reference}`);
  }
  return notes;
}

function addSender(line: MatchedLine, { bySender, byId }: Indexes, add: Add): void {
  for (const [settlementId, confirmedOn] of bySender.get(line.counterpartyAccount ?? '') ?? []) {
    const account = byId.get(settlementId);
    if (!account || addMonths(confirmedOn, senderMonths) < line.bookingDay) continue;
    add(account, reason('sender', `ten sam rachunek nadawcy co ${dayInFigures(confirmedOn)}`));
  }
}

/** A name that one plot alone bears is strong; of several names of one account the strongest counts. */
function addPlots(
  names: ReturnType<typeof findPlots>['names'],
  { byGarden }: Indexes,
  add: Add,
): void {
  for (const gardens of names.toSorted((one, other) => one.length - other.length)) {
    for (const { id, name } of gardens) {
      const words = `działka ${name} w tytule`;
      const evidence =
        gardens.length === 1
          ? reason('plot', words)
          : reason('plot-of-several', `${words} (jest w ${gardens.length} sektorach)`);
      for (const account of byGarden.get(id) ?? []) add(account, evidence);
    }
  }
}

/** How many accounts are candidates for nothing but what they owe: a fee may be the same for hundreds. */
const mostByAmount = 5;

function addAmount(
  { amount }: MatchedLine,
  { byAmount }: Indexes,
  found: ReadonlyMap<MatchedAccount, readonly Reason[]>,
  add: Add,
): void {
  const owing = byAmount.get(amount);
  if (!owing) return;
  const named = [...found.keys()].filter((account) => owing.has(account));
  const others: MatchedAccount[] = [];
  for (const account of owing) {
    if (others.length === mostByAmount) break;
    if (!found.has(account)) others.push(account);
  }
  for (const account of [...named, ...others]) {
    add(account, reason('amount', 'kwota równa zaległości'));
  }
}

function isClosedLongAgo({ closedOn }: MatchedAccount, { bookingDay }: MatchedLine): boolean {
  return closedOn !== null && addMonths(closedOn, closedMonths) < bookingDay;
}
