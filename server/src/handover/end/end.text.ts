import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';

/** What the end of a handover does, line by line: the same words before it and after it (docs/product/handovers.md#end). */
export const endText = {
  leaves: (name: string, day: string) => `${name}: koniec ${dayInFigures(day)}`,
  closes: (reference: string, balance: number) =>
    `Konto rozliczeniowe ${reference} zamyka się, ${balanceText(balance)}`,
  goesOn: (reference: string, names: readonly string[], balance: number) =>
    `Konto rozliczeniowe ${reference} zostaje, ${balanceText(balance)}. Ma je nadal: ${names.join(', ')}`,
  addressee: (reference: string, name: string) =>
    `Pisma do konta rozliczeniowego ${reference} dostaje odtąd: ${name}`,
  staysEmpty: 'Działka zostaje wolna',
  begins: (name: string, day: string) => `${name}: początek ${dayInFigures(day)}`,
  hasBegun: (name: string) => `${name}: początek jest już zapisany`,
  newAccount: (names: readonly string[]) => `Nowe konto rozliczeniowe: ${names.join(', ')}`,
  endsMembership: (name: string, day: string) =>
    `${name}: koniec członkostwa w PZD ${dayInFigures(day)}`,
  beginsMembership: (name: string, day: string) =>
    `${name}: początek członkostwa w PZD ${dayInFigures(day)}`,
  disablesLogin: (name: string, userName: string) => `${name}: wyłączenie loginu ${userName}`,
  givesLogin: (name: string, userName: string, email: string) =>
    `${name}: nowy login ${userName}, hasło e-mailem na ${email}`,
  charges: (title: string, amount: number) => `Naliczenie „${title}”: ${formatAmount(amount)}`,
  chargesNothing: (title: string) => `Naliczenie „${title}” niczego nie nalicza i znika`,
  dropsDraft: (title: string) => `Szkic naliczenia „${title}” znika, bo ten krok jest pominięty`,
  shortNotice: (dueOn: string) =>
    `Pierwszy termin płatności to ${dayInFigures(dueOn)}, wcześniej niż zwykle po zawiadomieniu`,
  entryFees: (fees: readonly { readonly name: string; readonly amount: number }[]) =>
    `Opłaty na początek: ${fees.map(({ name, amount }) => `${name} ${formatAmount(amount)}`).join(', ')}`,
  entryFeesWait: 'Opłaty na początek czekają w szkicu naliczenia na inną osobę',
  correct: (number: string, day: string) =>
    `Naliczenie ${number} obejmuje dni po ${dayInFigures(day)}: po zakończeniu popraw je`,
  lossesLater: (day: string) =>
    `Straty (liczniki główne) do ${dayInFigures(day)} doliczy następne naliczenie`,
} as const;

/** How an account stands: above zero is owed. */
function balanceText(balance: number): string {
  if (balance === 0) return `saldo ${formatAmount(0)}`;
  return balance > 0 ? `do zapłaty ${formatAmount(balance)}` : `nadpłata ${formatAmount(-balance)}`;
}
