import type { NoticeData, Sender } from '#src/statement/letter.ts';
import type { StatementData } from '#src/statement/write-statement.ts';

/** What stands beside the address of a letter; what is empty is left out. */
export interface LetterFacts {
  /** Of the settlement accounts that it is about. */
  readonly references: readonly string[];
  readonly gardens: readonly { readonly name: string; readonly sector: string }[];
  /** The names of those whom the letter is for. */
  readonly holders: readonly string[];
}

/** A message as one letter: all of it is the recipient's own, with the values of its fields in place. */
export interface MessageLetter {
  /** Of the recipient. */
  readonly id: string;
  /** The lines of the address; the first one is a name. */
  readonly addressee: readonly string[];
  readonly facts: LetterFacts;
  readonly subject: string;
  /** The body, sanitised, within the limits of a text (0051). */
  readonly html: string;
  /** The day on which it is made, 'YYYY-MM-DD'. */
  readonly madeOn: string;
  /** The names of documents that are put into its envelope. */
  readonly attachments: readonly string[];
  /** What is printed behind it, each on sheets of its own. */
  readonly generated: readonly (NoticeData | StatementData)[];
}

/** What all letters of a message have in common. */
export interface LettersHead {
  readonly sender: Sender;
  /** Of the message, by which the document is called. */
  readonly subject: string;
  /** Printed on both sides: no letter begins on the back of another one. */
  readonly isTwoSided: boolean;
}

/** What labels and the list of deliveries need to know of their message. */
export interface PaperHead {
  /** Who sends it; null where the settings do not say. */
  readonly association: string | null;
  readonly subject: string;
}

/** What the list of deliveries needs to know besides. */
export interface DeliveryHead extends PaperHead {
  /** Each on a sheet of its own, since whoever signs is not to read who else gets such a letter. */
  readonly isApart: boolean;
}

/** To whom a letter is given, as the list of deliveries has it. */
export interface Delivery {
  readonly name: string;
  /** The names of the gardens. */
  readonly gardens: readonly string[];
}
