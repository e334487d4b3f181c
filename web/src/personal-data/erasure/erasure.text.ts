import { daysBetween } from '@grzadka/contract/core/time/calendar-steps';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import {
  type Erasure,
  erasureAskedByLabels,
  erasureGroundLabels,
  holdDays,
} from '@grzadka/contract/personal-data/erasure.model';
import { formatDay } from '../../core/ui/format.ts';

/** A label that goes on in a sentence. */
function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** The texts of erasures. */
export const erasureText = {
  title: 'Usunięcia danych',
  card: 'Gdy osoba prosi, żeby ogród o niej zapomniał (art.\u00a017 RODO).',
  section: 'Prośba o usunięcie danych',
  held: 'Odłożone dane',
  hint: `Program najpierw odkłada dane na ${holdDays}\u00a0dni: osoby nie widać na listach, a jej loginy nie działają. W tym czasie możesz to cofnąć. Potem dane znikają na zawsze. Księgowania zostają, a nazwisko w księgach znika, gdy minie 5\u00a0lat.`,
  none: 'Nie ma teraz odłożonych danych.',
  register: 'Rejestr usunięć',
  noRegister: 'Niczyich danych jeszcze nie usuwano.',
  failed: 'Nie udało się wczytać usunięć.',
  ask: 'Usuń dane osoby',
  party: 'Osoba',
  askedBy: 'Kto prosi',
  askedOn: 'Dzień prośby',
  ground: 'Podstawa',
  begin: 'Odłóż dane',
  beginning: 'Odkładanie danych…',
  begun: `Dane odłożono. Znikną za ${holdDays}\u00a0dni, do tego czasu możesz to cofnąć.`,
  toDo: 'Najpierw trzeba załatwić:',
  free: 'Nic nie stoi na przeszkodzie.',
  underWay: 'Dane tej osoby są już usuwane.',
  ways: {
    garden: 'Otwórz podmiot',
    balance: 'Otwórz rozliczenia',
    reminder: 'Otwórz wiadomości',
  },
  cancel: 'Cofnij',
  cancelled: 'Cofnięto. Osoba jest znowu na listach.',
  onHold: 'Wstrzymanie: sprawa sądowa',
  setHold: 'Wstrzymaj: sprawa sądowa',
  liftHold: 'Zdejmij wstrzymanie',
  holdSet: 'Ustawiono wstrzymanie. Niczego tej osoby program nie usunie.',
  holdLifted: 'Zdjęto wstrzymanie',
  nameOf: (number: number) => `Osoba usunięta ${number}`,
  leaves: (on: string) =>
    `Dane znikną ${dayInFigures(on)}, zostało dni: ${Math.max(0, daysBetween(gardenToday(), on))}`,
  nameLeaves: (on: string) => `Nazwisko zniknie z ksiąg ${dayInFigures(on)}`,
  asked: ({ askedBy, askedOn, ground }: Pick<Erasure, 'askedBy' | 'askedOn' | 'ground'>) =>
    `Prośba z ${dayInFigures(askedOn)}, ${inSentence(erasureAskedByLabels[askedBy])}. Podstawa: ${inSentence(erasureGroundLabels[ground])}.`,
  /** The days of what became of it, one after the other. */
  days({
    createdAt,
    cancelledAt,
    contactAt,
    nameAt,
  }: Pick<Erasure, 'createdAt' | 'cancelledAt' | 'contactAt' | 'nameAt'>): string {
    const days: readonly (readonly [string, string | null])[] = [
      ['Odłożono', createdAt],
      ['cofnięto', cancelledAt],
      ['usunięto dane', contactAt],
      ['usunięto nazwisko', nameAt],
    ];
    return days
      .flatMap(([what, at]) => (at === null ? [] : [`${what} ${formatDay(at)}`]))
      .join(', ');
  },
} as const;
