import { counted } from '@grzadka/contract/core/counted';
import type { FoundKind } from '@grzadka/contract/search/search.model';

/** The texts of the search for everything. */
export const searchText = {
  recent: 'Ostatnio otwierane',
  hint: 'Wpisz działkę, nazwisko, numer rozliczenia, telefon, e-mail, numer fabryczny licznika albo kwotę, na przykład 2158,69.',
  searching: 'Szukanie…',
  nothing: (phrase: string) => `Nic nie znaleziono dla „${phrase}”.`,
  found: (count: number) =>
    `Znaleziono ${counted(count, { one: 'pozycję', few: 'pozycje', many: 'pozycji' })}`,
  kinds: {
    plots: 'Działki',
    parties: 'Osoby i firmy',
    settlements: 'Konta rozliczeniowe',
    meters: 'Liczniki',
    transactions: 'Transakcje',
    news: 'Aktualności',
    notices: 'Ogłoszenia',
    documents: 'Dokumenty',
    messages: 'Wiadomości',
  } satisfies Record<FoundKind, string>,
  noHolder: 'bez działkowca',
  owed: (amount: string) => `do zapłaty ${amount}`,
  overpaid: (amount: string) => `nadpłata ${amount}`,
  even: 'nic do zapłaty',
  serialNumber: (number: string) => `nr ${number}`,
  notInUse: 'nieużywany',
  reversed: 'storno',
  over: 'już niepublikowane',
  noSubject: '(bez tematu)',
  created: (day: string) => `utworzono ${day}`,
  sent: (day: string) => `wysłano ${day}`,
  actions: {
    account: 'Konto rozliczeniowe',
    payment: 'Przyjmij wpłatę',
    reading: 'Dodaj pomiar',
    message: 'Napisz',
  },
  actionsOf: (name: string) => `Co zrobić: ${name}`,
} as const;
