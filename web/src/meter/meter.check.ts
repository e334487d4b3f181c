import { lastMeasurementCheck } from '@grzadka/contract/meter/meter.check';
import { checkWords } from '../core/check-words.ts';
import { formatMinute } from '../core/ui/format.ts';

const time = (instant: string | null) => (instant === null ? 'brak' : formatMinute(instant));

/** The words of the check of last measurements. */
export const lastMeasurementWords = checkWords(lastMeasurementCheck, {
  title: 'Ostatnie odczyty liczników',
  sentence: ({ keptAt, lastAt }) =>
    time(keptAt) === time(lastAt)
      ? `Lista liczników pokazuje inny odczyt niż ostatni. Oba są z ${time(keptAt)}.`
      : `Ostatni odczyt na liście liczników: ${time(keptAt)}. Ostatni z odczytów licznika: ${time(lastAt)}.`,
  remedy: () =>
    'Naciśnij „Policz od nowa”. Lista pokaże wtedy najnowszy z zapisanych odczytów licznika.',
});
