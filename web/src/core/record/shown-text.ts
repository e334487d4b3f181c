import { type ListDefinition, type ListItem, shownIn } from '@grzadka/contract/core/list/list';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { RecordField } from '@grzadka/contract/core/record/record-fields';
import type { ShownField } from '@grzadka/contract/core/record/shown-fields';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { createElement, type ReactNode } from 'react';
import type { ListColumn } from '../list/rows/list-layout.ts';
import { AccountNumber } from '../ui/AccountNumber.tsx';
import type { Fact } from '../ui/FactList.tsx';
import { formatInstant, formatMegabytes } from '../ui/format.ts';

const noData = '(Brak danych)';

/** A value as a person reads it, other than none. */
export function shownText(field: RecordField, value: string | number | boolean): string {
  const text = String(value);
  switch (field.kind) {
    case 'number':
      return numberText(field, Number(value));
    case 'money':
      return moneyText(field, Number(value));
    case 'bytes':
      return formatMegabytes(Number(value));
    case 'instant':
      return formatInstant(text);
    case 'day':
      return dayInFigures(text);
    case 'flag':
      return value === true ? 'tak' : 'nie';
    case 'choice':
      return field.options[text] ?? text;
    case 'text':
      return filledIn(field.filledIn, text);
    case 'phone':
    case 'bank-account':
    case 'html':
    case 'record':
      return text;
  }
}

function numberText(
  { isYear, decimals }: Extract<RecordField, { kind: 'number' }>,
  value: number,
): string {
  return isYear ? String(value) : formatDecimal(value, decimals);
}

/** An amount, or what is owed or overpaid in the field's words, which then stand for the sign. */
function moneyText(
  { owed, overpaid }: Extract<RecordField, { kind: 'money' }>,
  grosze: number,
): string {
  const side = grosze > 0 ? owed : grosze < 0 ? overpaid : undefined;
  return side === undefined ? formatAmount(grosze) : `${side} ${formatAmount(Math.abs(grosze))}`;
}

/** The columns of a list: what it shows with a share of its width. */
export function columnsOf<L extends ListDefinition>(list: L): ListColumn<ListItem<L>>[] {
  return shownIn(list).flatMap((shown) => {
    const { label, share, kind } = shown.field;
    if (share === undefined) return [];
    const isNumeric = kind === 'number' || kind === 'money';
    // The number of an account is never broken.
    const column = { label, share: kind === 'bank-account' ? 0 : share, isNumeric };
    return { ...column, cell: (row) => valueOf(shown, row) };
  });
}

/** What the details tell of a record: every field that is shown. */
export function factsOf<Item>(shown: readonly ShownField<Item>[], item: Item): Fact[] {
  return shown.map((one) => ({ label: one.field.label, value: valueOf(one, item) }));
}

/** The same as a list and the details show it. */
function valueOf<Item>(shown: ShownField<Item>, item: Item): ReactNode {
  const text = textOf(shown, item);
  return shown.field.kind === 'bank-account' ? createElement(AccountNumber, null, text) : text;
}

function textOf<Item>({ field, value }: ShownField<Item>, item: Item): string {
  const shown = value(item);
  const isNone = shown === null || shown === undefined || shown === '';
  return isNone ? (field.none ?? noData) : shownText(field, shown);
}

/** A text with words in place of what is filled in elsewhere. */
function filledIn(words: Readonly<Record<string, string>> | undefined, text: string): string {
  if (words === undefined) return text;
  return text.replaceAll(/\{\{([^{}]*)\}\}/g, (whole, name: string) => words[name.trim()] ?? whole);
}
