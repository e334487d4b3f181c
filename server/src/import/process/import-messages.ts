import { errorCodes } from '@grzadka/contract/core/errors';
import { importProgress, importReport } from '@grzadka/contract/import/import.model';
import { importKindNames } from '@grzadka/contract/import/import-kinds';
import * as z from 'zod/mini';

/** The order to the process of an import: what to do with the file on its standard input. */
export const importOrder = z.object({
  databaseUrl: z.string(),
  kind: z.enum(importKindNames),
  fileName: z.string(),
  /** The record that it is taken into, of one of these versions or of any; null of a list that stands by itself. */
  into: z.nullable(z.object({ id: z.string(), ifMatch: z.nullable(z.array(z.int())) })),
  actor: z.object({ userLoginId: z.nullable(z.string()), displayName: z.string() }),
  /** null: only check. */
  sha256: z.nullable(z.string()),
});

/**
 * What it sends: how far it is, from the moment on at which only a row or the database can stop it, and as its last word the
 * report, or why there is none.
 */
export const importMessage = z.discriminatedUnion('kind', [
  importProgress,
  importReport,
  /** The file as a whole cannot be imported, or took too much; `lines` say why. */
  z.object({ kind: z.literal('refused'), lines: z.array(z.string()) }),
  z.object({ kind: z.literal('busy') }),
  /** It is not the file that was checked. */
  z.object({ kind: z.literal('another-file') }),
  /** `cause` is for the log. */
  z.object({ kind: z.literal('failed'), code: z.enum(errorCodes), cause: z.unknown() }),
]);

export type ImportOrder = z.infer<typeof importOrder>;
export type ImportMessage = z.infer<typeof importMessage>;
