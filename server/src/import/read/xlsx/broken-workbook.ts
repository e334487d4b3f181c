import { ImportError } from '../../import-error.ts';

/** The refusal of an .xlsx file that is none inside. */
export function brokenWorkbook(): ImportError {
  return new ImportError(
    'Nie można odczytać arkusza: plik jest uszkodzony. Otwórz go w programie Excel lub LibreOffice, zapisz ponownie jako .xlsx i spróbuj jeszcze raz.',
  );
}

/** The refusal of a workbook that holds more than any list. */
export function tooLargeWorkbook(): ImportError {
  return new ImportError('Arkusz jest po rozpakowaniu zbyt duży: podziel go na mniejsze pliki.');
}

/** The refusal of a workbook that is written as no program writes one, and would take long to read. */
export function oddWorkbook(): ImportError {
  return new ImportError(
    'Arkusz jest zapisany w nietypowy sposób i jego odczytanie trwałoby zbyt długo. Otwórz go w programie Excel lub LibreOffice, skopiuj listę do nowego arkusza, zapisz go jako .xlsx i spróbuj jeszcze raz.',
  );
}
