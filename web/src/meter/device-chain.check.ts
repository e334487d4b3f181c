import { deviceChainCheck } from '@grzadka/contract/meter/device-chain.check';
import { checkWords } from '../core/check-words.ts';

/** The words of the check of the devices at meters. */
export const deviceChainWords = checkWords(deviceChainCheck, {
  title: 'Wymiany liczników',
  sentence: ({ hasDevice, strayMeasurements }) =>
    hasDevice
      ? `Odczyty spoza czasu, w którym licznik był założony: ${strayMeasurements}.`
      : 'Program nie wie o żadnym liczniku założonym w tym miejscu.',
  remedy: () =>
    'Otwórz licznik i porównaj daty wymian z datami odczytów. Błędny odczyt unieważnij, a błędną wymianę cofnij. Gdzie nie ma żadnego licznika, załóż go.',
});
