import type { CampaignTypes } from '@grzadka/contract/campaign/campaign.labels';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';

/** The words of the card for holders; buttons are called as 'Moje działki' calls them. */
export const holderCardText = {
  title: 'Zgłoś odczyt licznika telefonem',
  about:
    'Nie musisz czekać na obchód ani dzwonić do biura. W programie ogrodu zobaczysz swoją działkę: liczniki, zużycie i opłaty. Zgłosisz też odczyt ze zdjęciem licznika.',
  until: (day: string) => `Odczyt zgłoś do ${dayInWords(day)}.`,
  meters: {
    water: 'Odczytujemy liczniki wody.',
    electricity: 'Odczytujemy liczniki prądu.',
    both: 'Odczytujemy liczniki wody i prądu.',
  } as const satisfies Record<CampaignTypes, string>,
  signIn: 'Zaloguj się',
  scan: 'Skieruj aparat telefonu na ten kod i otwórz stronę, która się pokaże. Możesz też wpisać adres w przeglądarce:',
  credentials: 'Wpisz nazwę użytkownika i hasło. Dostaniesz je w biurze ogrodu.',
  code: (address: string) => `Kod z adresem logowania: ${address}`,
  report: 'Zgłoś odczyt',
  steps: (needsPhoto: boolean) => [
    'Na stronie głównej, w części „Moje działki”, naciśnij „Zobacz liczniki i opłaty”, a potem ten sam przycisk przy swojej działce.',
    'Przy liczniku naciśnij „Zgłoś odczyt”.',
    `Naciśnij „Zrób zdjęcie”. Na zdjęciu muszą być widoczne cyfry i numer licznika. ${needsPhoto ? 'Bez zdjęcia odczytu nie przyjmujemy.' : 'Bez zdjęcia też możesz zgłosić odczyt.'}`,
    'Wpisz, co pokazuje licznik. Gdy coś się nie zgadza, program od razu o tym powie: spójrz wtedy na licznik jeszcze raz.',
    'Sprawdź dzień odczytu i naciśnij „Wyślij”.',
  ],
  after: 'Co dalej',
  afterwards:
    'Biuro sprawdzi odczyt. W „Moje działki” zobaczysz, czy go przyjęto. Gdy biuro go odeśle, przeczytaj powód i zgłoś odczyt jeszcze raz.',
  otherwise: 'Odczyt możesz też podać w biurze ogrodu.',
  phone: (phone: string) => `tel.\u00a0${phone}`,
} as const;
