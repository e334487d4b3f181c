/** Why a file of statements is not taken in, and what to do then: docs/product/bank.md#dry-run. */
export const bankImportRefusals = {
  unknownTable: 'Nie rozpoznano układu pliku. Wskaż kolumny.',
  unknownEncoding: 'Nie wiadomo, jak zapisano polskie litery. Wskaż, w którym tekście są poprawne.',
  tooMuch: 'Plik ma za dużo danych. Pobierz z banku wyciągi za krótszy czas.',
  busy: 'Program czyta teraz inne wyciągi. Spróbuj ponownie za chwilę.',
  accountGone: 'Tego rachunku już nie ma. Wybierz inny.',
  accountInactive: 'Ten rachunek nie jest aktywny. Wybierz inny.',
  profileGone: 'Tego układu już nie ma. Wybierz inny.',
  applied: (who: string, when: string) => `Ten wyciąg jest już zaksięgowany (${who}, ${when}).`,
  confirmAccount: (account: string) =>
    `Ten plik nie mówi, którego rachunku dotyczy. Potwierdź, że to wyciąg rachunku ${account}.`,
  notDouble: 'Ta operacja nie czeka już na tę decyzję. Odśwież stronę.',
} as const;
