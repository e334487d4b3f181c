import type {
  Holder,
  MatchedAccount,
  MatchedLine,
  MatchedWorld,
} from '#src/bank/matching/account.ts';
import { prepareMatching } from '#src/bank/matching/match-line.ts';

/** A person by the name as it is said, 'Jan Nowak'. */
export function person(name: string): Holder {
  const [firstName = '', ...lastName] = name.split(' ');
  return { kind: 'person', firstName, lastName: lastName.join(' ') };
}

export function company(companyName: string): Holder {
  return { kind: 'company', companyName };
}

/** An account of the plot of its id that owes nothing, but for what is stated. */
export function account(
  number: number,
  gardenId: string | null,
  facts: Partial<MatchedAccount> = {},
): MatchedAccount {
  return {
    id: `account ${number}`,
    number,
    gardenId,
    virtualAccount: null,
    closedOn: null,
    holders: [],
    openParts: [],
    ...facts,
  };
}

/** A garden whose plots are called by their ids: '12A', or with a sector '1/12', of 'Sektor 1'. */
function garden(id: string) {
  const [sector, name] = id.includes('/') ? id.split('/') : [undefined, id];
  return { id, name: name ?? id, sectorId: sector ?? null };
}

/** A world of accounts, with the plots they name and the sectors 1 to 3. */
export function world(
  accounts: readonly MatchedAccount[],
  facts: Partial<MatchedWorld> = {},
): MatchedWorld {
  const ids = new Set(accounts.flatMap(({ gardenId }) => gardenId ?? []));
  return {
    accounts,
    gardens: [...ids].map(garden),
    sectors: ['1', '2', '3'].map((id) => ({ id, name: `Sektor ${id}` })),
    senders: [],
    ...facts,
  };
}

/** A payment of 1,00 zł without any word of whose it is, but for what is stated. */
export function payment(facts: Partial<MatchedLine> = {}): MatchedLine {
  return {
    bookingDay: '2027-06-10',
    amount: 100,
    counterpartyName: null,
    counterpartyAccount: null,
    targetAccount: null,
    title: '',
    ...facts,
  };
}

/** What becomes of a payment: the decision, and each candidate's number with its points. */
export function match(matched: MatchedWorld, line: MatchedLine) {
  const { decision, candidates, notes } = prepareMatching(matched)(line);
  const points = candidates.map((candidate) => [
    Number(candidate.settlementId.replace('account ', '')),
    candidate.points,
  ]);
  const words = candidates.map(({ reasons }) => reasons.map((each) => each.words));
  return { decision, points, words, notes };
}
