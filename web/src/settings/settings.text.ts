import type { StateOf } from '@grzadka/contract/core/system-card';
import { neededLabels, type settingsCard } from '@grzadka/contract/settings/settings.card';
import { settingsFieldLabels } from '@grzadka/contract/settings/settings.model';

/** The texts of the settings. */
export const settingsText = {
  ...settingsFieldLabels,
  title: 'Ustawienia',
  garden: 'Ogród',
  nameHint:
    'Widać ją na ekranie logowania, w tytule okna, w wiadomościach z programu i na stronie internetowej ogrodu',
  shortNameHint: 'Bez polskich liter, najwyżej 20\u00a0znaków – tyle mieści się w kodzie przelewu',
  numbers: 'Numery urzędowe',
  contact: 'Kontakt',
  phoneHint:
    'Z numerem kraju, np. +48\u00a0601\u00a0234\u00a0567. Widać go na stronie internetowej ogrodu.',
  emailHint:
    'Tu trafią odpowiedzi na wiadomości z programu. Widać go na stronie internetowej ogrodu.',
  officeHoursHint:
    'Każdy dyżur w osobnym wierszu, np. „soboty 10:00–12:00, świetlica”. Widać je na stronie internetowej ogrodu.',
  bank: 'Rachunek bankowy',
  bankAccountHint: 'Na ten rachunek działkowcy wpłacają opłaty',
  virtualAccountPrefixHint:
    'Od 12 do 18\u00a0cyfr, które podał bank. Każde konto rozliczeniowe ma wtedy własny numer rachunku do wpłat.',
  booksAutomaticallyHint:
    'Wpłatę, która na pewno jest czyjaś, program zaksięguje od razu przy wczytaniu wyciągu. Bez tego tylko ją podpowie.',
  fees: 'Opłaty',
  overpaymentsUsedHint: 'Gdy ktoś woli inaczej, usuń zaznaczenie na jego koncie rozliczeniowym.',
  interestFirstHint:
    'Wpłata pokrywa odsetki tuż przed należnością, od której je naliczono. Bez tego: według terminu.',
  interestMinimumHint: 'Odsetki mniejsze od tej kwoty poczekają na następne naliczenie odsetek.',
  reminders: 'Wezwania',
  reminderMinimumHint: 'Kto zalega z mniejszą kwotą, nie dostanie wezwania.',
  firstReminderDaysHint: 'Tyle dni po terminie płatności można wysłać przypomnienie.',
  secondReminderDaysHint: 'Tyle dni po terminie płatności można wysłać wezwanie do zapłaty.',
  reminderPauseDaysHint: 'Co najmniej tyle dni mija od jednego wezwania do następnego.',
  secondPersonApprovesHint: 'Naliczenie zatwierdza wtedy inna osoba niż ta, która je obliczyła.',
  readings: 'Odczyty od działkowców',
  reportsOutsideRoundsHint:
    'Działkowcy mogą wtedy zgłaszać odczyty zawsze, a nie tylko wtedy, gdy przyjmuje je tura odczytów.',
  reportsNeedPhotoHint: 'Dotyczy każdego zgłoszenia. Bez tego o zdjęciu decyduje tura odczytów.',
  messages: 'Wiadomości',
  mailsPerHourHint:
    'Tyle e-maili z wiadomości do wielu osób wyjdzie najwyżej w ciągu godziny. Ile wolno, mówi regulamin poczty.',
  ownCodes: 'Konta w planie kont',
  ownCodesHint:
    'Jeśli księgowy ma własne numery kont, wpisz je tutaj: staną w pliku dla niego obok kont programu. Pole, którego nie trzeba, zostaw puste.',
  onTheWeb: 'W internecie',
  publicSiteHint:
    'Każdy, bez logowania, przeczyta na niej to, co opublikowano: aktualności, ogłoszenia, podstrony i dokumenty. Danych działkowców, działek i liczników na niej nie ma.',
  calendarMeetingsHint:
    'Dzień, godzina i miejsce walnego zebrania, odkąd wysłano o nim zawiadomienie',
  calendarReadingsHint: 'Dni odczytu liczników, odkąd wysłano o nich zawiadomienie',
  calendarDueDaysHint:
    'Terminy płatności z naliczeń rocznych wszystkich działek, z tytułem naliczenia i bez kwot',
  freePlotsHint:
    'Ile działek nikt teraz nie ma, na podstronie kontakt. Bez nazw działek i bez osób.',
  howToApplyHint:
    'Stoi obok liczby wolnych działek, na przykład: Wniosek złóż w biurze w czasie dyżuru.',
  handovers: 'Przekazanie działki',
  handoverPointsHint:
    'To, co sprawdza się przy przekazaniu działki. Każdy punkt w osobnym wierszu, np. „Klucze oddane”.',
  entryFeeKindIdsHint: 'Co nowy działkowiec może zapłacić jeden raz, np. wpisowe',
  noFeeKinds: 'Najpierw dodaj rodzaje opłat.',
  address: 'Adres strony:',
  addressOnceSaved: (url: string) => `Po zapisaniu strona będzie pod adresem ${url}`,
  statementHint:
    'Pusty wiersz zaczyna nowy akapit, „- ” na początku wiersza – punkt listy, a „# ” – nagłówek. Gdy pole jest puste, takiej strony nie ma.',
  insertDraft: 'Wstaw wzór',
  insertDraftOf: (statement: string) => `Wstaw wzór: ${statement}`,
  formerAddress: (address: string) =>
    `W tekście jest dawny adres Urzędu Ochrony Danych Osobowych. Wpisz w jego miejsce: ${address}.`,
  overwriteTitle: 'Zastąpić tekst wzorem?',
  overwriteQuestion: 'Wzór zajmie miejsce tego, co jest teraz w polu.',
  overwrite: 'Zastąp',
  saved: 'Zapisano ustawienia',
} as const;

/** What is missing among the settings, and whether there is a public site. */
export function settingsSentence({ missing, publicSite }: StateOf<typeof settingsCard>): string {
  const needed = missing.map((one) => neededLabels[one]).join(', ');
  const data =
    needed === '' ? 'Dane ogrodu są uzupełnione.' : `Uzupełnij w Ustawieniach: ${needed}.`;
  return `${data} Strona internetowa ogrodu jest ${publicSite ? 'włączona' : 'wyłączona'}.`;
}
