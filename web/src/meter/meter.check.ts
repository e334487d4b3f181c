import { lastMeasurementCheck } from '@grzadka/contract/meter/meter.check';
import { checkWords } from '../core/check-words.ts';
import { formatMinute } from '../core/ui/format.ts';

const time = (instant: string | null) => (instant === null ? 'brak' : formatMinute(instant));

/** The words of the check of last measurements. */
export const lastMeasurementWords = checkWords(lastMeasurementCheck, {
  title: 'Ostatnie odczyty liczników',
  sentence: ({ keptAt, lastAt }) =>
    `Ostatni odczyt na liście liczników: ${time(keptAt)}. Ostatni z odczytów licznika: ${time(lastAt)}.`,
  remedy: () => 'Otwórz licznik i zapisz nowy odczyt. Lista pokaże go jako ostatni.',
});
