import * as z from 'zod/mini';
import { instantReply } from '../core/fields.ts';
import { type ToldRecord, toldRecord } from '../core/told-record.ts';

/** For how many years the audit keeps its entries; the database says so, too (`server/src/audit/audit.sql`). */
export const auditYears = 10;

/** A value as an entry keeps it. */
const toldValue = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

export type ToldValue = z.infer<typeof toldValue>;

/**
 * An entry of the audit. `fields` are the names of the values that were set or changed; `facts` what an import or an export
 * says of itself.
 */
const auditEntry = z.object({
  id: z.string(),
  at: instantReply,
  /** Who did it, as they were called then. */
  actor: z.string(),
  action: z.string(),
  /** Called as it was then. */
  record: toldRecord,
  fields: z.array(z.string()),
  facts: z.nullable(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** The entry of the import that did it, and its file, as far as that is still kept. */
  importedFrom: z.nullable(z.object({ entryId: z.string(), fileName: z.nullable(z.string()) })),
});

/** The longest value that a row shows, in characters of its JSON; longer ones stand in the entry alone. */
export const longestListedValue = 60;

/** An entry as the list shows it. */
export const auditListItem = z.extend(auditEntry, {
  /** The values before and after of the fields that it changed, as far as they are short, by their names. */
  changes: z.record(z.string(), z.object({ before: toldValue, after: toldValue })),
});

export type AuditListItem = z.infer<typeof auditListItem>;

/** An entry without where its record is now. */
export type ListedEntry = Omit<AuditListItem, 'record'> & {
  readonly record: Pick<ToldRecord, 'type' | 'id' | 'name'>;
};

const toldValues = z.nullable(z.record(z.string(), toldValue));

/** An entry with the values before and after of the fields that have words. */
export const auditEntryDetails = z.extend(auditEntry, {
  before: toldValues,
  after: toldValues,
  /** The names of the records that values refer to, by their ids; of those the reader may read. */
  names: z.record(z.string(), z.string()),
  /** What a deletion took along, by table. */
  along: z.array(z.object({ table: z.string(), count: z.int().check(z.positive()) })),
  /** It is that of an import, and entries of records stand below it. */
  groups: z.boolean(),
  /** It is a deletion that nobody has undone yet. */
  isRestorable: z.boolean(),
});

export type AuditEntryDetails = z.infer<typeof auditEntryDetails>;

/** What the list calls the parts of an entry, on the screen and in files alike. */
export const auditFieldLabels = {
  at: 'Kiedy',
  actor: 'Kto',
  action: 'Czynność',
  recordType: 'Rodzaj',
  record: 'Czego dotyczy',
  summary: 'Co się zmieniło',
  importedFrom: 'Z pliku',
} as const;
