import { blockPositionCheck } from '@grzadka/contract/content/block-position.check';
import { checkWords } from '../core/check-words.ts';

/** The words of the check of the positions of blocks. */
export const blockPositionWords = checkWords(blockPositionCheck, {
  title: 'Kolejność bloków treści',
  sentence: () => 'W numerach bloków jest luka albo powtórzenie.',
  remedy: () => 'Otwórz treść i sprawdź, czy bloki są w dobrej kolejności.',
});
