import type { ChargedSettlement } from '@grzadka/contract/charge/run/charge-run.model';
import { counted } from '@grzadka/contract/core/counted';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { plotText } from '../garden/plot-text.ts';

const accounts = {
  one: 'konto rozliczeniowe',
  few: 'konta rozliczeniowe',
  many: 'kont rozliczeniowych',
} as const;

/** Accounts by their number. */
function accountsText(count: number): string {
  return counted(count, accounts);
}

/** A difference with its sign. */
export function differenceText(grosze: number): string {
  return grosze > 0 ? `+${formatAmount(grosze)}` : formatAmount(grosze);
}

/** Of what an account is called in a run: its plot, or what it is without one. */
export function accountName({
  garden,
  settlement,
}: Pick<ChargedSettlement, 'garden' | 'settlement'>): string {
  return garden === null ? (settlement?.reference ?? '') : plotText(garden.name);
}

/** The texts of the charge runs' screens. */
export const chargeText = {
  list: 'Naliczenia',
  details: 'Naliczenie',
  create: 'Nalicz opłaty',
  show: 'Szczegóły',
  created: 'Zapisano naliczenie. Program je oblicza.',
  edit: 'Edycja naliczenia',
  calculateOnSave: 'Oblicz',
  kind: 'Co naliczasz',
  year: (year: number) => `Rok ${year}`,
  yearOf: 'Który rok',
  feeKinds: 'Rodzaje opłat',
  feeKindsHint: 'Zaznaczone są te, które mają stawkę i zwykle nalicza się je razem.',
  draftFeeKindsHint: 'Zaznaczone są te, które nalicza ten szkic.',
  noFeeKinds: 'Żaden rodzaj opłaty nie ma stawki na ten rok. Najpierw ustal stawki.',
  setRates: (year: number) => `Ustal stawki na rok ${year}`,
  due: (days: readonly string[]) =>
    days.length === 0 ? undefined : `termin ${days.map(dayInFigures).join(', ')}`,
  chargedBy: (number: string) => `już naliczono: ${number}`,
  interestThru: 'Odsetki do dnia',
  interestThruHint:
    'Od każdej należności program liczy odsetki od dnia po terminie albo po poprzednim naliczeniu odsetek, do tego dnia włącznie. Najpierw zaksięguj wpłaty do tego dnia.',
  more: 'Więcej',
  otherSettings: 'Pozostałe ustawienia',
  referenceHint: 'Tego dnia program sprawdza, kto ma działkę i jaka jest jej powierzchnia.',
  consumptionHint: 'Od którego dnia liczyć zużycie licznika, którego jeszcze nie rozliczano.',
  noTariff: 'nie ma stawki na ten okres albo jest nieaktywny',
  dueYearHint: 'Puste pole oznacza: rok, w którym kończy się okres.',
  narrowHint: 'Puste pole oznacza: wszystkie.',
  sectors: 'Sektory',
  gardens: 'Działki',
  settlements: 'Konta rozliczeniowe',
  settlementsHint:
    'Komu naliczyć. Opłaty ustalane ręcznie nalicza się według stawki tylko wybranym. Inne kwoty wpiszesz po obliczeniu.',
  nextSteps: 'Postęp i dalsze kroki',
  progress: 'Postęp obliczania',
  waiting: 'Obliczanie czeka w kolejce…',
  running: (done: number, of: number) => `Obliczono: ${done} z ${of}.`,
  leave: 'Możesz zamknąć ten ekran: obliczanie trwa dalej.',
  calculationFailed: 'Nie udało się obliczyć. Naciśnij „Oblicz ponownie”.',
  calculate: 'Oblicz',
  calculateAgain: 'Oblicz ponownie',
  totals: 'Suma opłat',
  byPurpose: 'Według przeznaczenia',
  feeKind: 'Rodzaj opłaty',
  purpose: 'Przeznaczenie',
  charges: 'Należności',
  amount: 'Kwota',
  previous: 'Poprzednio',
  difference: 'Różnica',
  sum: 'Razem',
  dueDays: 'Terminy płatności',
  dueOn: 'Termin',
  none: '–',
  accounts: 'Konta rozliczeniowe',
  accountsOf: (count: number) => `Pokaż ${accountsText(count)}`,
  toCheck: (count: number) => `Do sprawdzenia: ${count}`,
  skipped: (count: number) => `Pominięte: ${count}`,
  nobody: (count: number) => `Bez działkowca: ${count}`,
  belowMinimum: (count: number) => `Poniżej minimum: ${count}`,
  blocked: 'Zablokowane',
  blockedHint:
    'Usuń przyczynę każdej blokady i oblicz ponownie albo pomiń działkę w tym naliczeniu.',
  moreBlocked: 'Pokaż wszystkie zablokowane',
  blockedFailed: 'Nie udało się wczytać zablokowanych działek.',
  mend: {
    garden: 'Podaj powierzchnię',
    meter: 'Pokaż odczyty',
    unchecked: 'Sprawdź odczyt',
    reading: 'Wpisz odczyt',
    tariff: 'Ustal stawkę',
    'charge-run': 'Pokaż naliczenie',
    'interest-rate': 'Dodaj stopę odsetek',
  },
  skip: 'Pomiń w tym naliczeniu',
  skipTitle: 'Pominąć w tym naliczeniu?',
  skipReason: 'Dlaczego',
  skipDone: 'Pominięto w tym naliczeniu',
  waive: 'Umórz odsetki',
  waiveTitle: 'Umorzyć odsetki?',
  waiveQuestion: (amount: number) =>
    `Odsetki tego konta rozliczeniowego w tym naliczeniu: ${formatAmount(amount)}. Umorzone odsetki nie wrócą w następnym naliczeniu.`,
  waivedAmount: 'Ile umorzyć',
  waivedReason: 'Dlaczego',
  waivedReasonHint: 'Bez nazwisk: te słowa zostaną w księgowaniach.',
  waivedBy: 'Uchwała',
  choose: '-',
  waived: 'Umorzono odsetki',
  waivedFact: 'Umorzenie',
  waivedOf: (reason: string, number: string) => `${reason} (uchwała ${number})`,
  notWaive: 'Nie umarzaj',
  notWaived: 'Odsetki wróciły do naliczenia',
  takeIn: 'Nie pomijaj',
  takenIn: 'Konto rozliczeniowe wróciło do naliczenia. Oblicz ponownie.',
  noSkipReason: 'Napisz, dlaczego',
  approve: 'Zatwierdź',
  approveTitle: 'Zatwierdzić naliczenie?',
  approveQuestion: (count: number, amount: number) =>
    `Program zapisze należności: ${accountsText(count)}, razem ${formatAmount(amount)}. Zatwierdzonego naliczenia nie da się zmienić, można tylko zrobić jego storno.`,
  paperLacks: (parts: string) => `Na zawiadomieniach zabraknie: ${parts}.`,
  approving: 'Zatwierdzanie…',
  approved: 'Zatwierdzono naliczenie',
  approvalProgress: 'Postęp zatwierdzania',
  approvalWaiting: 'Zatwierdzanie się zaczyna…',
  approvalRunning: (done: number, of: number) =>
    `Konta rozliczeniowe z zapisanymi należnościami: ${done} z ${of}.`,
  approvalLeave: 'Możesz zamknąć ten ekran: zatwierdzanie trwa dalej.',
  notApproved: (why: string) => `Nie zatwierdzono. ${why}`,
  confirmShortNotice: 'Potwierdzam krótszy termin',
  noConfirmation: 'Zaznacz, że tak ma być, albo zmień dzień wystawienia',
  reverse: 'Storno naliczenia',
  reverseTitle: 'Zrobić storno całego naliczenia?',
  reverseQuestion:
    'Program odejmie wszystkie należności z tego naliczenia, a wpłaty rozliczy ponownie. Storna nie da się cofnąć.',
  reversed: 'Zrobiono storno naliczenia',
  reversedOn: (day: string, reason: string) => `Storno ${dayInFigures(day)}: ${reason}`,
  reversalExample: 'błędna powierzchnia',
  correct: 'Popraw naliczenie',
  correctTitle: 'Poprawić naliczenie tej działki?',
  correctQuestion:
    'Program zrobi storno należności tej działki z tego naliczenia i otworzy szkic nowego, tylko dla niej. Najpierw popraw dane, na przykład powierzchnię.',
  corrected: 'Zrobiono storno należności. Sprawdź nowe naliczenie i zatwierdź je.',
  corrects: (number: string) => `Poprawia naliczenie ${number}`,
  delete: 'Usuń naliczenie',
  deleteTitle: 'Usunąć szkic naliczenia?',
  deleteQuestion: (amountsByHand: number) =>
    amountsByHand === 0
      ? 'Szkic naliczenia zniknie. Należności i księgowania się nie zmienią.'
      : `Szkic naliczenia zniknie razem z kwotami ustalonymi ręcznie (${amountsByHand}). Należności i księgowania się nie zmienią.`,
  deleted: 'Usunięto szkic naliczenia',
  account: 'Konto rozliczeniowe w naliczeniu',
  accountNames: { plot: 'Działka', holders: 'Działkowcy', cause: 'Przyczyna', state: 'Stan' },
  unheld: 'Nikomu nie naliczono',
  noCharges: 'Bez należności',
  toAccount: 'Konto rozliczeniowe',
  readings: 'Odczyty',
  reading: (day: string, value: string, isEstimate: boolean) =>
    `${dayInFigures(day)}: ${value}${isEstimate ? ' (szacunek)' : ''}`,
  part: (dueOn: string, amount: string) => `termin ${dayInFigures(dueOn)}: ${amount}`,
  noneCharged: 'Nic jeszcze nie naliczono',
  chargesFailed: 'Nie udało się wczytać należności.',
  earlierRuns: 'Pokaż wcześniejsze naliczenia',
  notify: 'Zawiadom o opłatach',
  notices: 'Zawiadomienia (PDF)',
  noticesMade: 'Zawiadomienia',
  reverseCharge: 'Storno należności',
  reverseChargeTitle: 'Zrobić storno tej należności?',
  reverseChargeQuestion: (what: string, amount: number) =>
    `Program odejmie należność ${what}, ${formatAmount(amount)}, a wpłaty rozliczy ponownie. Storna nie da się cofnąć.`,
  chargeReversed: 'Zrobiono storno należności',
} as const;
