/** The formats of statements in words: docs/product/bank.md#reading. */
export const statementFormatLabels = {
  'camt.053': 'camt.053 (XML)',
  mt940: 'MT940',
  csv: 'Tabela (CSV)',
} as const;

/** How letters may be written in a file, where somebody is asked: docs/product/bank.md#encodings. */
export const chosenEncodingLabels = {
  'windows-1250': 'Windows-1250',
  'iso-8859-2': 'ISO-8859-2',
  cp852: 'CP852 (DOS)',
} as const;

/** How letters are written in a file. */
export const encodingLabels = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  ...chosenEncodingLabels,
} as const;

/** What becomes, or became, of a line of a statement: docs/product/bank.md#dry-run. */
export const importedLineStateLabels = {
  automatic: 'Pewne',
  suggested: 'Do potwierdzenia',
  unclear: 'Do wyjaśnienia',
  known: 'Już w programie',
  double: 'Możliwe powtórzenie',
  booked: 'Zaksięgowane',
  dropped: 'Odrzucone jako powtórzenie',
} as const;

/** For how many years a file is kept as it came, from the end of the year that it is of: docs/product/retention.md#bank-files. */
export const bankFileYears = 5;
