import { gardensHeldCheck } from '@grzadka/contract/party/party.check';
import { checkWords } from '../core/check-words.ts';

/** The words of the check of the numbers of gardens. */
export const gardensHeldWords = checkWords(gardensHeldCheck, {
  title: 'Liczby działek podmiotów',
  sentence: ({ kept, counted }) =>
    `Liczba działek na liście podmiotów: ${kept}. Działki tego podmiotu: ${counted}.`,
  remedy: () =>
    'Otwórz podmiot i sprawdź jego działki. Gdy zapiszesz którekolwiek przypisanie, program policzy je od nowa.',
});
