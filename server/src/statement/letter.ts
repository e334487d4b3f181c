import type { AddressWindow } from '@grzadka/contract/settings/settings.model';
import type { OpenPart } from './to-pay.ts';
import type { Recipient } from './transfer.ts';

/** Who sends a letter: what the settings say of the association, as far as they do. */
export interface Sender extends Recipient {
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly addressWindow: AddressWindow;
  /** A PNG, as a data URL: each document has it once, however many letters show it. */
  readonly logo: string | null;
}

/** Whom a letter is about, and what it comes to now, in grosze. */
export interface LetterAccount {
  readonly id: string;
  readonly number: number;
  readonly reference: string;
  /** Null for an account without one. */
  readonly garden: { readonly name: string; readonly sector: string } | null;
  /** Who holds it today, or did when it was closed. */
  readonly holders: readonly string[];
  /** The lines of the address; the first one is the name. Null where nobody is known. */
  readonly addressee: readonly string[] | null;
  /** Above zero it owes. */
  readonly balance: number;
  /** What is open, that which is due first coming first. */
  readonly open: readonly OpenPart[];
}

/** What every letter begins with. */
export interface Letter {
  readonly account: LetterAccount;
  /** The day on which it is made, 'YYYY-MM-DD': what is paid later, it does not know. */
  readonly madeOn: string;
}

/** A run as its notices tell of it. */
export interface NoticeRun {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly issueDay: string;
  readonly periodFrom: string;
  readonly periodThru: string;
}

/** What was charged to an account by a run, as it was approved: docs/product/paper.md#notice. */
export interface NoticeData extends Letter {
  readonly run: NoticeRun;
  /** The words of each line and what it comes to, in their order. */
  readonly lines: readonly { readonly words: string; readonly amount: number }[];
  /** What falls due when, and what of it is open. */
  readonly parts: readonly {
    /** Those of the account's open parts that are among them, or were. */
    readonly ids: readonly string[];
    readonly dueOn: string;
    readonly amount: number;
    readonly open: number;
  }[];
}
