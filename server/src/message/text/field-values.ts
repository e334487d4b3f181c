import { formatAmount } from '@grzadka/contract/core/number/amount';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { occasionWriters } from '@grzadka/contract/message/occasion-values';
import type { MessageField } from '@grzadka/contract/message/text-fields';
import { meterTypeLabels } from '@grzadka/contract/meter/meter.labels';
import { formatBankAccount } from '@grzadka/contract/settings/bank-account';
import { transferTo } from '#src/statement/transfer.ts';
import { addresseeOf, inARow, type Named } from './addressee.ts';
import { amountDue } from './amount-due.ts';
import type { AccountFacts, CommonFacts, GardenFacts } from './field-facts.ts';

/** The values of fields by their names, as they stand in a text. */
export type FieldValues = Partial<Record<MessageField, string>>;

/** What the values of one letter are made of. */
export interface LetterFacts {
  readonly people: readonly Named[];
  readonly accounts: readonly AccountFacts[];
  readonly gardens: readonly GardenFacts[];
  readonly common: CommonFacts;
}

/** How each field is written; null where there is no value for it. */
const writers: Readonly<Record<MessageField, (facts: LetterFacts) => string | null>> = {
  imie: ({ people }) => together(people.map(({ firstName }) => firstName)),
  nazwisko: ({ people }) => together(people.map(({ lastName }) => lastName)),
  odbiorca: ({ people }) => addresseeOf(people) || null,
  dzialka: ({ gardens }) => listed(gardens.map(({ name }) => name)),
  sektor: ({ gardens }) => listed(gardens.map(({ sector }) => sector)),
  powierzchnia: ({ gardens }) => areasOf(gardens),
  numer_rozliczenia: ({ accounts }) => listed(accounts.map(({ reference }) => reference)),
  saldo: ({ accounts }) => (accounts.length === 0 ? null : balanceOf(accounts)),
  do_zaplaty: (facts) => (facts.accounts.length === 0 ? null : formatAmount(dueOf(facts).amount)),
  termin: (facts) => dayOrNull(dueOf(facts).dueOn),
  rachunek_bankowy: bankAccountsOf,
  liczniki: ({ gardens }) => listed(gardens.flatMap(({ meters }) => meters.map(meterInWords))),
  odczyt_od: ({ common }) => occasionWriters.odczyt_od(common),
  odczyt_do: ({ common }) => occasionWriters.odczyt_do(common),
  zebranie_kiedy: ({ common }) => occasionWriters.zebranie_kiedy(common),
  zebranie_gdzie: ({ common }) => occasionWriters.zebranie_gdzie(common),
  rod: ({ common }) => common.association.name,
  data: ({ common }) => dayInWords(common.today),
};

/** The values of these fields for one letter, and the fields that have none: docs/product/messages.md#fields. */
export function valuesOf(
  fields: Iterable<MessageField>,
  facts: LetterFacts,
): { values: FieldValues; missing: MessageField[] } {
  const values: FieldValues = {};
  const missing: MessageField[] = [];
  for (const field of fields) {
    const value = writers[field](facts);
    if (value === null) missing.push(field);
    else values[field] = value;
  }
  return { values, missing };
}

/** Names of several people, each once; null where nobody has one. */
function together(names: readonly (string | null)[]): string | null {
  const known = [...new Set(names.filter((name) => name !== null))];
  return known.length === 0 ? null : inARow.format(known);
}

/** Each once, as they come; null where there are none. */
function listed(parts: readonly string[]): string | null {
  return parts.length === 0 ? null : [...new Set(parts)].join(', ');
}

/** The areas of all gardens; null where one of them is not known. */
function areasOf(gardens: readonly GardenFacts[]): string | null {
  const areas = gardens.map(({ area }) => area);
  if (areas.length === 0 || areas.includes(null)) return null;
  return areas.map((area) => `${formatDecimal(area ?? 0)}\u00a0m²`).join(', ');
}

/** What all accounts come to: what they owe, or what was overpaid. */
function balanceOf(accounts: readonly AccountFacts[]): string {
  const balance = accounts.reduce((sum, account) => sum + account.balance, 0);
  return balance < 0 ? `nadpłata ${formatAmount(-balance)}` : formatAmount(balance);
}

function dueOf({ accounts, common }: LetterFacts) {
  return amountDue(
    common.kind,
    accounts.flatMap(({ open }) => open),
    common.today,
  );
}

/** The bank account of each settlement account, or that of all; null where one of them has none. */
function bankAccountsOf({ accounts, common }: LetterFacts): string | null {
  const numbers = accounts.map((account) => transferTo(common.association, account).bankAccount);
  const known = numbers.filter((number) => number !== null);
  return known.length < numbers.length ? null : listed(known.map(formatBankAccount));
}

/** 'Wodomierz 12 (nr 1234567)'; a name that does not say what it is has that in front. */
function meterInWords({ name, type, serialNumber }: GardenFacts['meters'][number]): string {
  const [word = ''] = meterTypeLabels[type].split(' ');
  const isTold = name.toLocaleLowerCase('pl').includes(word.toLocaleLowerCase('pl'));
  const told = isTold ? name : `${meterTypeLabels[type].toLocaleLowerCase('pl')} ${name}`;
  return serialNumber === null ? told : `${told} (nr ${serialNumber})`;
}

function dayOrNull(day: string | null): string | null {
  return day === null ? null : dayInWords(day);
}
