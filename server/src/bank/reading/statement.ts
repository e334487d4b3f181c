/** A line of a bank statement as every format becomes it (docs/product/bank.md#lines). Amounts are in złoty. */
export interface StatementLine {
  /** Where in the file it begins, counted from 1. */
  readonly lineNumber: number;
  /** 'YYYY-MM-DD', as are all days here. */
  readonly bookingDay: string;
  readonly valueDay: string;
  /** In grosze, below zero where money left. Never zero. */
  readonly amount: number;
  /** As the bank has it, often with an address behind it. */
  readonly counterpartyName: string | null;
  /** The 26 digits of an account in Poland. */
  readonly counterpartyAccount: string | null;
  /** The individual account it was paid to, where that is not the account of the statement. */
  readonly targetAccount: string | null;
  readonly title: string;
  readonly bankReference: string | null;
  /** Whether the bank means this very line by its reference, so that no other line has the same. */
  readonly isReferenceUnique: boolean;
  /** In grosze. */
  readonly balanceAfter: number | null;
  /** What stood in the file, to the letter. */
  readonly raw: string;
}

/** What an account came to on a day, in grosze. The day is null where the file has none beside the amount. */
export interface StatedBalance {
  readonly day: string | null;
  readonly amount: number;
}

/** One statement of a file. What is null the file does not say. */
export interface Statement {
  readonly lineNumber: number;
  /** Its account, the 26 digits. */
  readonly account: string | null;
  readonly opening: StatedBalance | null;
  readonly closing: StatedBalance | null;
  readonly lines: readonly StatementLine[];
}
