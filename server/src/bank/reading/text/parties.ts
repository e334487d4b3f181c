import { firstAccountNumber } from './account-number.ts';

/** Whose statement an operation stands in, and which way its money went. */
export interface OwnSide {
  /** The 26 digits of the account of the statement. */
  readonly ownAccount: string;
  readonly isIncoming: boolean;
}

/** The accounts of an operation, 26 digits each. */
export interface Accounts {
  readonly counterpartyAccount: string | null;
  /** The individual account it was paid to. */
  readonly targetAccount: string | null;
}

/** What a file says of the accounts of an operation; `any` is for files that do not say which of the two an account is. */
interface StatedAccounts {
  readonly payer?: readonly string[];
  readonly payee?: readonly string[];
  readonly any?: readonly string[];
}

/**
 * Whose money it is and which account it was paid to (docs/product/bank.md#lines), by who paid whom: the account of the statement is never either.
 */
export function partiesOf(
  { payer = [], payee = [], any = [] }: StatedAccounts,
  { ownAccount, isIncoming }: OwnSide,
): Accounts {
  const others = [...(isIncoming ? payer : payee), ...any];
  return {
    counterpartyAccount: firstAccountNumber(others, ownAccount),
    targetAccount: isIncoming ? firstAccountNumber(payee, ownAccount) : null,
  };
}
