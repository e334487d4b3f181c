import { messages } from '@grzadka/contract/core/messages';
import { typedAmount } from '@grzadka/contract/core/money/grosze';
import { amountFigures } from '@grzadka/contract/core/number/amount';

/** What was typed as an amount of złoty: grosze, null where there is none, or what is wrong with it. */
type ReadAmount = { readonly grosze: number | null } | { readonly fault: string };

const amount = typedAmount(messages.invalidNumber);

/** Reads an amount as it is typed, as the server would (docs/product/money.md#amounts). */
export function readAmount(typed: string): ReadAmount {
  if (typed.trim() === '') return { grosze: null };
  const { data, error } = amount.safeParse(typed);
  const fault = error?.issues[0]?.message;
  return fault === undefined ? { grosze: data ?? null } : { fault };
}

/** How an amount stands in a field, beside its 'zł'; '' for none. */
export function amountInField(grosze: number | null): string {
  return grosze === null ? '' : amountFigures(grosze);
}
