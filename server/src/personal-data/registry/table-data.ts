import type { RecordField } from '@grzadka/contract/core/record/record-fields';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { Persons } from './persons.ts';

/** Which rows of a table belong to some persons, as a condition of a statement that reads it under its own name. */
export type WhoseRows = (persons: Persons) => RawBuilder<SqlBool>;

/**
 * What a text is that no field of a record speaks of: about a person or not; made of other columns by the database; or what
 * only the program may know, such as the hash of a password.
 */
type SaidText = 'personal' | 'not-personal' | 'derived' | 'secret';

/** What a phase of an erasure does with rows: it takes them away, or sets columns of them. */
interface ErasedRows<Column extends string> {
  /** Other rows than those of `whose`. */
  readonly where?: WhoseRows;
  readonly rows?: 'deleted';
  readonly set?: { readonly [Name in Column]?: RawBuilder<unknown> };
  /** Columns of rows that are somebody else's, or of somebody whose login is gone, and in which the person is named. */
  readonly named?: readonly {
    readonly where: WhoseRows;
    readonly set: { readonly [Name in Column]?: RawBuilder<unknown> };
  }[];
}

/**
 * What is true of a table for the rights of persons: docs/product/personal-data.md#registry. What the fields of a record say
 * (`contract/src/**\/*.record.ts`) is not said again.
 */
export interface TableData<Column extends string = string> {
  /** The rows of a person; or why its rows belong to nobody, or follow from others. */
  readonly whose: WhoseRows | string;
  /** What stands above a person's rows in an export. */
  readonly heading?: string;
  /** The columns of a table that is no record's, as its definition would say them. */
  readonly fields?: { readonly [Name in Column]?: RecordField };
  /** Texts that no field speaks of. */
  readonly texts?: { readonly [Name in Column]?: SaidText };
  /** Columns that name a person: in an export it is the person concerned, or 'inna osoba'. */
  readonly names?: readonly Column[];
  /** What an export reads in place of a column that is only sometimes about the person. */
  readonly sent?: { readonly [Name in Column]?: (persons: Persons) => RawBuilder<unknown> };
  /** Columns that an export leaves out, though they have a field: they are about others, or about all at once. */
  readonly unsent?: readonly Column[];
  /** Contact data go first, after the hold; what the ledger needs goes when its time is over. */
  readonly erased?: {
    readonly contact?: ErasedRows<Column>;
    readonly name?: ErasedRows<Column>;
  };
  /** Personal texts that an erasure leaves as they are, and why. */
  readonly stays?: { readonly [Name in Column]?: string };
}

/** What is said of some tables: one piece of the registry. */
export type RegistryPiece = {
  readonly [Table in keyof Database]?: TableData<keyof Database[Table] & string>;
};

/** In place of a text that has to stay a text. */
export const erasedText = sql`'Usunięto'`;

/** The same where there was one. */
export function erasedIfAny(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when ${column} is not null then ${erasedText} end`;
}

/** The words for a person who was erased, in two columns, and in one. */
export const erasedFirstName = sql`'Osoba'`;
export const erasedLastName = sql`'usunięta'`;
export const erasedName = sql`'Osoba usunięta'`;
