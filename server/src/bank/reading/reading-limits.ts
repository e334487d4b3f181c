/** How much a file of statements may hold (docs/product/bank.md#checks). */
export const readingLimits = {
  fileBytes: 20 * 1024 * 1024,
  lines: 20_000,
  /** Of text between two ends of a line, or in one record of a table. */
  lineLetters: 100_000,
  /** In one piece of XML: what stands around the entries, one entry, or one of its details. */
  pieceLetters: 2_000_000,
  /** Tags in one piece of XML. */
  tagsInPiece: 150_000,
  /** Fields of MT940, two for each operation, and entries of XML, some of them not booked. */
  fields: 100_000,
  /** Faults that are listed for one file: whoever has a hundred mends them otherwise than one by one. */
  faults: 100,
} as const;
