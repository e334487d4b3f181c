import * as z from 'zod/mini';
import { keyOf, sentFlag } from '../../core/fields.ts';
import { chosenFile, megabyte } from '../../core/upload.ts';
import { loadSheetRefusals } from './load-sheet.refusals.ts';

/** The largest filled-in sheet, in bytes: 5,000 meters take less than one of these. */
export const largestSheet = 10 * megabyte;

/** How the name of the file ends; what one is, its first bytes show. */
const sheetEnding = '.xlsx';

/** A sheet that was filled in; with `dryRun` it is only looked into. */
export const loadSheet = z.object({
  file: chosenFile.check(
    z.refine(({ name }) => name.toLowerCase().endsWith(sheetEnding), loadSheetRefusals.notSheet),
  ),
  dryRun: sentFlag,
});

/** What becomes of a row that has a reading, in words. */
export const sheetRowOutcomeLabels = {
  new: 'Nowy',
  same: 'Bez zmian',
  check: 'Do sprawdzenia',
  faulty: 'Błąd',
} as const;

const sheetRow = z.object({
  /** As a spreadsheet program counts rows, from 1. */
  line: z.int().check(z.positive()),
  outcome: keyOf(sheetRowOutcomeLabels),
  /** What is to be known of it, in words; null where nothing is. */
  message: z.nullable(z.string()),
});

export type SheetRow = z.infer<typeof sheetRow>;

/**
 * What a sheet would do or did, row by row in their order; rows that nobody filled in are not among them. `applied` says that its
 * readings are in the program now; with a faulty row, or where it was only looked into, nothing is taken.
 */
export const loadSheetReply = z.object({ rows: z.array(sheetRow), applied: z.boolean() });

export type LoadSheetReply = z.infer<typeof loadSheetReply>;
