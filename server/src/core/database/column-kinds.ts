import type { ColumnType } from 'kysely';

/** A column that the database fills where nothing is said. */
export type Default<Type> =
  Type extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<Type, Type | undefined, Type>;

/** A column of a view: read as it is in its table, and never written. */
export type Viewed<Type> =
  Type extends ColumnType<infer Select, infer _Insert, infer _Update>
    ? ColumnType<Select, never, never>
    : ColumnType<Type, never, never>;

/** Read as text, since it may exceed what a number holds. */
export type BigInteger = ColumnType<string, string | number | bigint, string | number | bigint>;

/** Read as text, so that no digit passes through a float. */
export type Decimal = ColumnType<string, string | number, string | number>;

/** Read as the text that goes over the wire (`columnParsers`); written as ISO text or as a date. */
export type Instant = ColumnType<string, Date | string, Date | string>;

/** Written as JSON text. */
export type Json = ColumnType<unknown, string | null, string | null>;
