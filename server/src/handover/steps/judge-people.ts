import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import type { Judged, JudgedHandover } from './judged-handover.ts';

/** Who comes can be written to. That nothing is said of consents stops nobody: to give none is no deed that is recorded. */
export function judgeComing({
  ground,
  comingParties,
  comingName,
  staying,
  startDay,
}: JudgedHandover): Judged {
  if (comingName !== null) {
    const words = `Nie ma jeszcze w programie: ${comingName}. Dodaj tę osobę albo firmę.`;
    return { state: 'missing', words };
  }
  if (comingParties.length === 0) {
    if (ground === 'transfer' || ground === 'lease') {
      return { state: 'missing', words: 'Wybierz nowego działkowca.' };
    }
    const words =
      staying.length > 0
        ? `Działkę ma dalej: ${staying.map(({ name }) => name).join(', ')}.`
        : 'Działka będzie wolna.';
    return { state: 'none', words };
  }
  const homeless = comingParties.filter(({ hasAddress }) => !hasAddress);
  if (homeless.length > 0)
    return { state: 'missing', words: `Brakuje adresu: ${named(homeless)}.` };
  const silent = comingParties.filter(({ hasSaidConsents }) => !hasSaidConsents);
  return silent.length > 0
    ? { state: 'open', words: `Nie ma zgód na e-maile: ${named(silent)}. Zapisz te, które są.` }
    : { state: 'done', words: `${named(comingParties)} od ${dayInFigures(startDay)}.` };
}

/** Whether something is asked of who comes is to be said, where there is anything to ask. */
export function judgeEntry({
  comingParties,
  comingName,
  entryKinds,
  noEntryFees,
}: JudgedHandover): Judged {
  if (comingParties.length === 0 && comingName === null) {
    return { state: 'none', words: 'Nikt nie przejmuje działki.' };
  }
  if (entryKinds.length === 0) {
    return { state: 'none', words: 'Ustawienia nie mają opłat na początek.' };
  }
  if (noEntryFees) return { state: 'done', words: 'Bez opłat.' };
  const fees = entryKinds.flatMap(({ name, amount, chosen }) =>
    chosen === null ? [] : [{ name, amount: chosen.amount ?? amount }],
  );
  const unpriced = fees.filter(({ amount }) => amount === null).map(({ name }) => name);
  if (unpriced.length > 0) {
    return { state: 'missing', words: `Podaj kwotę: ${unpriced.join(', ')}.` };
  }
  const what = fees.map(({ name, amount }) => `${name} ${formatAmount(amount ?? 0)}`);
  return fees.length > 0
    ? { state: 'done', words: `${what.join(', ')}.` }
    : { state: 'missing', words: 'Wybierz opłaty na początek albo „Bez opłat”.' };
}

/** Logins that stay are said, so that nobody forgets one. */
export function judgeAccess({ leavingParties, comingParties }: JudgedHandover): Judged {
  const unreachable = comingParties.filter(({ getsLogin, email }) => getsLogin && email === null);
  if (unreachable.length > 0) {
    const words = `Brakuje adresu e-mail do nowego loginu: ${named(unreachable)}.`;
    return { state: 'missing', words };
  }
  const kept = leavingParties.filter(
    ({ endsLogin, otherGardens, logins }) =>
      !endsLogin && otherGardens.length === 0 && logins.some(({ enabled }) => enabled),
  );
  const ended = leavingParties.filter(({ endsLogin, logins }) => endsLogin && logins.length > 0);
  const made = comingParties.filter(({ getsLogin }) => getsLogin);
  const facts = [
    kept.length > 0 && `Loginy zostają: ${named(kept)}.`,
    ended.length > 0 && `Loginy będą wyłączone: ${named(ended)}.`,
    made.length > 0 && `Nowy login: ${named(made)}.`,
  ].filter((fact) => fact !== false);
  const words = facts.length > 0 ? facts.join(' ') : 'Loginy się nie zmieniają.';
  return { state: kept.length > 0 ? 'open' : 'done', words };
}

function named(people: readonly Pick<HandoverDetails['comingParties'][number], 'party'>[]): string {
  return people.map(({ party }) => party.name).join(', ');
}
