import { collationCheck } from '@grzadka/contract/consistency/collation.check';
import { checkWords } from '../core/check-words.ts';

/** The words of the check of the order of letters. */
export const collationWords = checkWords(collationCheck, {
  title: 'Kolejność liter w bazie danych',
  sentence: ({ collation }) =>
    collation === 'own'
      ? 'Serwer bazy danych układa polskie litery inaczej niż dotąd. Listy mogą pomijać pozycje.'
      : 'Serwer bazy danych układa litery inaczej niż wtedy, gdy zakładano bazę danych.',
  remedy: (findings) =>
    findings.some(({ collation }) => collation === 'database')
      ? 'Poproś administratora komputera. Odpowiednie polecenia są w instrukcji dla niego.'
      : 'Poproś administratora komputera, żeby zatrzymał i uruchomił program ponownie. Przy uruchomieniu program sam to poprawi.',
});
