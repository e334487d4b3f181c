import * as z from 'zod/mini';

/** Rises when an older version could no longer read what this one writes. */
export const formatVersion = 1;

/** The first entry, by which an archive is recognised. */
export const headName = 'grzadka-backup.json';
/** The last entry but one: what the archive holds. */
export const manifestName = 'manifest.json';
/** The last entry: the sum of the manifest, as `sha256sum` writes it. */
export const manifestSumName = 'manifest.json.sha256';

export const archiveHead = z.object({
  format: z.literal('grzadka-backup'),
  formatVersion: z.int().check(z.positive()),
});

const sqlName = z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/));

/** A table in the archive: its columns in the order of its lines. */
const archivedTable = z.object({
  name: sqlName,
  columns: z.array(sqlName),
  rows: z.int().check(z.nonnegative()),
});

export type ArchivedTable = z.infer<typeof archivedTable>;

/** What an archive holds; the fields of format 1 keep their meaning. */
export const manifest = z.object({
  createdAt: z.iso.datetime(),
  /** The last migration that had run. */
  schema: z.string(),
  tables: z.array(archivedTable),
  /** How many objects of the storage. */
  objects: z.int().check(z.nonnegative()),
  /** The keys of those that have a row, and that the storage had lost; earlier versions made no archive then. */
  missing: z._default(z.array(z.string()), []),
  /** Every entry before the manifest, in order. */
  entries: z.array(
    z.object({
      name: z.string(),
      size: z.int().check(z.nonnegative()),
      sha256: z.string().check(z.length(64)),
    }),
  ),
});

export type Manifest = z.infer<typeof manifest>;

/** A piece of a table: gzipped lines as COPY writes them; a piece may end within a line. */
export function tablePartName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.copy.gz`;
}

export function objectName(key: string): string {
  return `objects/${key}`;
}

/** What an entry is a part of; undefined for the archive's own. */
export function entryContent(
  name: string,
): { kind: 'table'; table: string } | { kind: 'object'; key: string } | undefined {
  const [, table] = /^tables\/([a-z_][a-z0-9_]*)\/\d{6,}\.copy\.gz$/.exec(name) ?? [];
  if (table !== undefined) return { kind: 'table', table };
  const [, key] = /^objects\/([0-9a-f-]{36})$/.exec(name) ?? [];
  return key === undefined ? undefined : { kind: 'object', key };
}
