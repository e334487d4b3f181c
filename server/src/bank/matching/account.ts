/** Who has or had an account, by the names a payer may write. */
export type Holder =
  | { readonly kind: 'person'; readonly firstName: string; readonly lastName: string }
  | { readonly kind: 'company'; readonly companyName: string };

/** A settlement account, with what a payment to it is recognised by. Amounts in grosze, days as 'YYYY-MM-DD'. */
export interface MatchedAccount {
  readonly id: string;
  /** From 1; its reference is made of it. */
  readonly number: number;
  readonly gardenId: string | null;
  /** The 26 digits of its individual bank account. */
  readonly virtualAccount: string | null;
  readonly closedOn: string | null;
  readonly holders: readonly Holder[];
  /** What is open of each of its parts. */
  readonly openParts: readonly number[];
}

/** A garden plot, by what a payer calls it. */
export interface MatchedGarden {
  readonly id: string;
  readonly name: string;
  readonly sectorId: string | null;
}

export interface MatchedSector {
  readonly id: string;
  readonly name: string;
}

/** An account from which somebody has paid before, for which settlement account, and when that was last confirmed. */
interface KnownSender {
  readonly counterpartyAccount: string;
  readonly settlementId: string;
  readonly confirmedOn: string;
}

/** All that lines are matched with, in any order. */
export interface MatchedWorld {
  readonly accounts: readonly MatchedAccount[];
  readonly gardens: readonly MatchedGarden[];
  readonly sectors: readonly MatchedSector[];
  readonly senders: readonly KnownSender[];
}

/** The parts of an incoming line that show which account it is for. */
export interface MatchedLine {
  readonly bookingDay: string;
  readonly amount: number;
  readonly counterpartyName: string | null;
  readonly counterpartyAccount: string | null;
  readonly targetAccount: string | null;
  readonly title: string;
}
