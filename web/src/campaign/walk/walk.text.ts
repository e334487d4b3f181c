import {
  type CampaignMeterState,
  campaignMeterStateLabels,
} from '@grzadka/contract/campaign/campaign.labels';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import { formatDay, formatMinute } from '../../core/ui/format.ts';
import { valueText } from '../../meter/meter.text.ts';
import type { SendingCounts } from './order/standings.ts';

/** The texts of the walk. */
export const walkText = {
  title: 'Obchód',
  takenAt: (instant: string, isKept: boolean) =>
    `Dane z ${formatMinute(instant)}${isKept ? ' · działa bez internetu' : ''}`,
  plot: (name: string) => `Działka ${name}`,
  noPlot: 'Poza działkami',
  serialNumber: (number: string) => `Numer fabryczny: ${number}`,
  noSerialNumber: 'Numer fabryczny nieznany',
  noDevice: 'Licznik jest zdjęty',
  last: (value: number, type: MeterType, at: string) =>
    `Ostatni odczyt: ${valueText(value, type)} (${formatDay(at)})`,
  noLast: 'Jeszcze bez odczytu',
  expected: (value: number, most: number, type: MeterType) =>
    `Teraz zwykle około ${valueText(value, type)}, najwyżej ${valueText(most, type)}`,
  shaft: (position: number, count: number) => `Liczniki w tym miejscu: ${position} z ${count}`,
  next: (name: string) => `Następny: ${name}`,
  lastOne: 'To ostatni licznik do odczytania',
  value: 'Odczyt',
  save: 'Zapisz i następny',
  inaccessible: 'Niedostępny',
  inaccessibleTitle: 'Dlaczego nie można odczytać?',
  photo: 'Zdjęcie',
  removePhoto: 'Usuń zdjęcie',
  photoAdded: 'Zdjęcie dodane',
  photoStays:
    'Zdjęcie nie pójdzie z tą odpowiedzią: zostanie w telefonie do odczytu tego licznika.',
  photoOfOther: 'Zdjęcia nie zachowano, bo ten odczyt zapisał już ktoś inny.',
  photoFailed: 'Nie udało się odczytać zdjęcia. Zrób je jeszcze raz.',
  photoUnreadable: 'Nie można teraz odczytać zdjęcia z telefonu. Odśwież stronę.',
  skip: 'Pomiń',
  previous: 'Poprzedni',
  later: 'Wróć tu później',
  search: 'Znajdź',
  searchTitle: 'Znajdź licznik',
  searchLabel: 'Działka albo numer fabryczny',
  notFound: 'Nie ma takiej działki ani numeru w tej turze.',
  cancel: 'Anuluj',
  close: 'Zamknij',
  question: 'Sprawdź odczyt',
  questionHint: 'Wybierz odpowiedź, a odczyt się zapisze. Albo popraw wartość.',
  correct: 'Popraw wartość',
  remark: 'Wpisz, jaki to powód',
  saveRemark: 'Zapisz',
  goesToRefused: 'Jeśli zapiszesz, odczyt może trafić do „Odrzucone”.',
  unkept: 'Telefon nie ma miejsca na odczyty. Nie zamykaj tej karty, dopóki ich nie wyślesz.',
  counts: ({ sent, waiting, refused }: SendingCounts) =>
    `Wysłane: ${formatDecimal(sent)} · Czekają: ${formatDecimal(waiting)} · Odrzucone: ${formatDecimal(refused)}`,
  photosWaiting: (count: number) => `Zdjęcia do wysłania: ${formatDecimal(count)}`,
  sendNow: 'Wyślij teraz',
  refused: 'Odrzucone',
  refusedTitle: 'Odrzucone odczyty',
  noNetwork: 'Brak połączenia. Odczyty czekają w telefonie.',
  signedOut: 'Zalogowanie wygasło. Odczyty czekają: zaloguj się, żeby je wysłać.',
  done: 'Wszystko odczytane',
  doneHint: 'W tej turze nie ma już dla Ciebie liczników do odczytania.',
  left: (count: number) => `Liczniki do odczytania: ${formatDecimal(count)}`,
  leftHint: 'To są liczniki pominięte albo te, do których chcesz wrócić.',
  toFirstLeft: 'Przejdź do pierwszego',
  waitingHint: (count: number) =>
    `Czekają na wysłanie: ${formatDecimal(count)}. Nie wylogowuj się, dopóki ich nie wyślesz.`,
  setOrder: 'Ustaw kolejność',
  setOrderHint: 'Następny obchód pójdzie w tej kolejności, w jakiej odczytano liczniki teraz.',
  orderSet: 'Zapisano kolejność obchodu',
  empty: 'Nie masz liczników w tej turze',
  emptyHint: 'Poproś zarząd ogrodu o przydzielenie sektorów.',
  notTaken: 'Tej tury nie ma jeszcze w telefonie',
  notTakenHint: 'Otwórz ją raz z internetem. Potem obchód działa też bez sieci.',
  closedHint: (waiting: number) =>
    waiting === 0
      ? undefined
      : `Czekają na wysłanie: ${formatDecimal(waiting)}. Wyślij je: biuro zdecyduje, co z nimi zrobić.`,
  notReaderHint: (waiting: number) =>
    waiting === 0
      ? undefined
      : `Czekają na wysłanie: ${formatDecimal(waiting)}. Zostaną w telefonie. Wyślą się, gdy zarząd doda Cię do tej tury.`,
  unsaved: (count: number, isClosed: boolean) =>
    `Niezapisane odczyty: ${formatDecimal(count)}. ${
      isClosed
        ? 'Zapisz je, a biuro zdecyduje, co z nimi zrobić. Albo je usuń.'
        : 'Zapisz je albo usuń.'
    }`,
  unsavedLeft: (count: number) =>
    `Tych liczników nie masz już na liście. Niezapisane odczyty: ${formatDecimal(count)}. Zapisz je, a biuro zdecyduje, co z nimi zrobić. Albo je usuń.`,
  removeTyped: 'Usuń wpisany odczyt',
  status: 'Wysyłanie odczytów',
  ways: 'Obchód',
  mend: 'Popraw',
  onItsWay: 'Ten odczyt jest już wysyłany. Nie można go teraz poprawić.',
  mending: (instant: string) => `Poprawiasz odczyt z ${formatMinute(instant)}.`,
  readAnew: 'Odczytuję teraz',
  home: 'Przejdź do strony głównej',
  round: 'Przejdź do tury',
  persist: 'Żeby telefon nie usunął niewysłanych odczytów, pozwól je trwale przechowywać.',
  allow: 'Pozwól',
  notAllowed: 'Przeglądarka na to nie pozwala. Wysyłaj odczyty, gdy tylko jest zasięg.',
  keepTabOpen: 'Nie zamykaj tej karty. Bez internetu nie otworzysz jej ponownie.',
  signOutTitle: 'Niewysłane odczyty',
  signOut: (count: number) =>
    `Niewysłane odczyty: ${formatDecimal(count)}. Wyślij je, zanim się wylogujesz.`,
  send: 'Wyślij',
  leaveHere: 'Zostaw na tym urządzeniu',
  sending: 'Wysyłanie…',
  notSent: 'Nie udało się wysłać wszystkiego. Sprawdź połączenie i spróbuj ponownie.',
} as const;

/** What was entered at a meter, and where it is, or what others made of it; undefined of one to be read. */
export const standingText = {
  waiting: 'czeka na wysłanie',
  sending: 'wysyłanie',
  refused: 'odrzucony',
  saved: 'zapisany',
  duplicate: 'zapisany',
  same: 'ktoś zapisał to samo',
  submitted: 'do rozpatrzenia w biurze',
  withPhoto: ', ze zdjęciem',
  read: (value: string, where: string) => `Odczytano ${value}: ${where}`,
  inaccessible: (where: string) => `Niedostępny: ${where}`,
  byOthers: (state: CampaignMeterState) => campaignMeterStateLabels[state],
} as const;
