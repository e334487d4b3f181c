/** How much a file of statements may hold (docs/product/bank.md#checks). */
export const readingLimits = {
  fileBytes: 20 * 1024 * 1024,
  lines: 20_000,
  /** Of text between two ends of a line, or in one record of a table. */
  lineLetters: 100_000,
  /** Tags in one piece of XML: what stands around the entries, one entry, or one of its details. */
  tagsInPiece: 50_000,
  /** Faults that are told of one file: who has a hundred mends them otherwise than one by one. */
  faults: 100,
} as const;
