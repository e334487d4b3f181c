import type { Named } from '../text/addressee.ts';

/** Somebody whom groups of a message found, as far as a letter needs to know them. */
export interface Person extends Named {
  readonly id: string;
  readonly email: string | null;
  /** Whether they agreed to e-mails of this kind, and may be sent some today. */
  readonly agreed: boolean;
  /** The lines of the address on paper; none where there is none. */
  readonly address: readonly string[];
  /** Of PZD, today. */
  readonly isMember: boolean;
}

/** A settlement account by which somebody was found. */
interface FoundAccount {
  readonly id: string;
  /** Null for an account without one. */
  readonly gardenId: string | null;
}

/**
 * Somebody with one of the accounts by which they were found. They come in the order of the plots, and those of one account in that in which
 * a letter names them: the payer first, then who holds it longest.
 */
export interface FoundPerson {
  readonly person: Person;
  /** Null where none had to do with it. */
  readonly account: FoundAccount | null;
}
