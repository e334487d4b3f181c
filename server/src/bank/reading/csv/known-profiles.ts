import { foldText } from '#src/core/fold-text.ts';
import type { CsvColumns, CsvLayout } from './csv-profile.ts';

type NamedColumn = Exclude<keyof CsvColumns, 'title' | 'amount'>;

/** A layout of a bank: its columns by their headings, so that further ones between them do no harm. */
interface KnownProfile {
  readonly name: string;
  /** With what the heading begins, which recognises the files. */
  readonly heading: string;
  readonly amount: string;
  readonly title: readonly string[];
  readonly columns: Partial<Record<NamedColumn, string>> & { readonly bookingDay: string };
  readonly labelledFromEnd?: boolean;
  readonly heldAmount?: string;
}

/** The layouts of the banks, each with a sample in samples/bank (docs/product/bank.md#csv). */
const knownProfiles: readonly KnownProfile[] = [
  {
    name: 'mBank (firmy)',
    heading:
      '#Data operacji;#Data księgowania;#Opis operacji;#Tytuł;#Nadawca/Odbiorca;#Numer konta;#Kwota;#Saldo po operacji',
    amount: '#Kwota',
    title: ['#Tytuł'],
    columns: {
      bookingDay: '#Data księgowania',
      valueDay: '#Data operacji',
      counterpartyName: '#Nadawca/Odbiorca',
      counterpartyAccount: '#Numer konta',
      balanceAfter: '#Saldo po operacji',
    },
  },
  {
    name: 'mBank (osoby)',
    heading: '#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota',
    amount: '#Kwota',
    title: ['#Opis operacji'],
    columns: { bookingDay: '#Data operacji', ownAccount: '#Rachunek' },
  },
  {
    name: 'PKO BP',
    heading:
      'Data operacji;Data waluty;Typ transakcji;Kwota;Waluta;Saldo po transakcji;Opis transakcji',
    amount: 'Kwota',
    title: [],
    columns: {
      bookingDay: 'Data operacji',
      valueDay: 'Data waluty',
      currency: 'Waluta',
      balanceAfter: 'Saldo po transakcji',
    },
    labelledFromEnd: true,
  },
  {
    name: 'ING',
    heading:
      'Data transakcji;Data księgowania;Dane kontrahenta;Tytuł;Nr rachunku;Nazwa banku;Szczegóły;Nr transakcji;Kwota transakcji (waluta rachunku)',
    amount: 'Kwota transakcji (waluta rachunku)',
    title: ['Tytuł'],
    columns: {
      bookingDay: 'Data księgowania',
      valueDay: 'Data transakcji',
      currency: 'Waluta',
      counterpartyName: 'Dane kontrahenta',
      counterpartyAccount: 'Nr rachunku',
      reference: 'Nr transakcji',
      balanceAfter: 'Saldo po transakcji',
      ownAccount: 'Konto',
    },
    heldAmount: 'Kwota blokady/zwolnienie blokady',
  },
];

/** The layout of a bank whose heading a row is, its columns found in it; undefined where it is none. */
export function knownLayout(row: readonly string[]): CsvLayout | undefined {
  const folded = row.map(foldText);
  for (const profile of knownProfiles) {
    const heading = profile.heading.split(';').map(foldText);
    if (heading.every((cell, index) => cell === folded[index])) {
      return layoutOf(profile, folded, heading.length);
    }
  }
  return undefined;
}

function layoutOf(profile: KnownProfile, row: readonly string[], known: number): CsvLayout {
  const find = (name: string) => row.indexOf(foldText(name));
  const found = Object.entries(profile.columns)
    .map(([key, name]) => [key, find(name)] as const)
    .filter(([, index]) => index >= 0);
  const held = profile.heldAmount === undefined ? -1 : find(profile.heldAmount);
  return {
    name: profile.name,
    columns: {
      bookingDay: find(profile.columns.bookingDay),
      ...Object.fromEntries(found),
      amount: find(profile.amount),
      title: profile.title.map(find),
    },
    ...(profile.labelledFromEnd && { labelledFrom: known - 1 }),
    ...(held >= 0 && { heldAmount: held }),
  };
}
