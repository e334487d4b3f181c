import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { measurementFieldLabels } from '@grzadka/contract/meter/measurement/measurement.model';

/** The texts of a reading that a holder reports. */
export const ownReportText = {
  title: 'Zgłoś odczyt',
  reading: 'Odczyt',
  value: 'Co pokazuje licznik',
  valueHint: 'Przepisz wszystkie cyfry. Po przecinku możesz wpisać najwyżej trzy.',
  day: 'Kiedy odczytano',
  remark: measurementFieldLabels.remark,
  remarkHint: 'Możesz pominąć.',
  photo: 'Zdjęcie licznika',
  photoHint: 'Zrób zdjęcie tak, żeby było widać cyfry i numer fabryczny.',
  photoRequired: 'Bez zdjęcia odczytu nie przyjmujemy.',
  take: 'Zrób zdjęcie',
  choose: 'Wybierz zdjęcie z telefonu',
  remove: 'Usuń zdjęcie',
  scaling: 'Przygotowuję zdjęcie…',
  preview: 'Zdjęcie, które wyślesz',
  today: (day: string) => `dzisiaj (${dayInFigures(day)})`,
  yesterday: (day: string) => `wczoraj (${dayInFigures(day)})`,
  lookAgain:
    'Spójrz na licznik jeszcze raz. Jeśli cyfry się zgadzają, wyślij odczyt: biuro go sprawdzi.',
  send: 'Wyślij',
  sending: 'Wysyłanie…',
  sent: (name: string) => `Wysłano odczyt licznika ${name}. Tutaj zobaczysz, czy go przyjęto.`,
  notFound: 'Nie znaleziono licznika',
  notFoundHint: 'Ten licznik nie należy do Twojej działki. Wróć i wybierz licznik.',
} as const;
