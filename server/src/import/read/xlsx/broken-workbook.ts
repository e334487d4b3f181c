import { ImportError } from '../../import-error.ts';

/** The refusal of an .xlsx file that is none inside. */
export function brokenWorkbook(): ImportError {
  return new ImportError(
    'Nie można odczytać arkusza: plik jest uszkodzony. Otwórz go w programie Excel lub LibreOffice, zapisz ponownie jako .xlsx i spróbuj jeszcze raz.',
  );
}
