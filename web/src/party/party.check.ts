import { gardensHeldCheck } from '@grzadka/contract/party/party.check';
import { checkWords } from '../core/check-words.ts';

/** The words of the check of the numbers of gardens. */
export const gardensHeldWords = checkWords(gardensHeldCheck, {
  title: 'Liczby działek podmiotów',
  sentence: ({ kept, counted }) =>
    `Liczba działek na liście podmiotów: ${kept}. Działki tego podmiotu: ${counted}.`,
  remedy: () => 'Naciśnij „Policz od nowa”. Program policzy działki, które ten podmiot dziś ma.',
});
