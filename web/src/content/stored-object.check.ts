import { storedObjectCheck } from '@grzadka/contract/content/stored-object.check';
import { checkWords } from '../core/check-words.ts';
import { lostFileRemedy } from './lost-file.text.ts';

/** What a record has lost, by its kind; an entry or a page version an image in its content. */
const lost: Readonly<Record<string, string>> = {
  document: 'Nie ma pliku tego dokumentu.',
  settings: 'Nie ma pliku logo.',
};

/** The words of the check of stored objects. */
export const storedObjectWords = checkWords(storedObjectCheck, {
  title: 'Pliki dokumentów i obrazów',
  sentence({ record, unknownObjects }) {
    if (unknownObjects !== null) {
      return `W miejscu na pliki są pliki, których program nie zna (jest ich: ${unknownObjects}). Może to być miejsce innego ogrodu albo baza danych straciła wpisy o nich. Program ich nie usuwa.`;
    }
    if (record === null) {
      return 'Nie ma pliku usuniętego dokumentu lub obrazu. Nie da się go już przywrócić.';
    }
    return lost[record.type] ?? 'Nie ma pliku obrazu w treści.';
  },
  remedy: () =>
    `${lostFileRemedy} Jeśli nie masz tego pliku, poproś o niego administratora komputera: może być w starszej kopii zapasowej.`,
  note: ({ leftOver }) =>
    leftOver === 0
      ? undefined
      : `Po przerwanym zapisie zostały pliki (jest ich: ${leftOver}). Program usunie je w nocy.`,
});
