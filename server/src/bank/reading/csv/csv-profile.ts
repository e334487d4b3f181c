/** Where in a row something stands, columns counted from 0. What is absent the file does not have. */
export interface CsvColumns {
  readonly bookingDay: number;
  readonly valueDay?: number;
  /** Signed, in one column; or what came in and what went out in a column each. */
  readonly amount: number | { readonly incoming: number; readonly outgoing: number };
  readonly currency?: number;
  readonly counterpartyName?: number;
  /** Of whoever is at the other end, in one column; or of the payer and of the payee in a column each. */
  readonly counterpartyAccount?: number | { readonly payer: number; readonly payee: number };
  /** Joined in this order. */
  readonly title: readonly number[];
  readonly reference?: number;
  readonly balanceAfter?: number;
  /** Names the account of the statement, by its number or in the bank's words. */
  readonly ownAccount?: number;
}

/** How the rows of a table are read, once its heading is known. */
export interface CsvLayout {
  /** As it is shown to whoever takes a file in. */
  readonly name: string;
  readonly columns: CsvColumns;
  /** From this column on cells say themselves what they are, 'Tytuł: …'. */
  readonly labelledFrom?: number;
  /** A row with a value here and no amount is no operation yet, but money that is held. */
  readonly heldAmount?: number;
}

/** A layout that somebody made by pointing at the columns of a real file ('Inny bank'). */
export interface OwnProfile {
  readonly name: string;
  /** The cells of the row above the operations; it recognises the files. */
  readonly heading: readonly string[];
  readonly columns: CsvColumns;
}
