import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Database } from '#src/core/database/tables.ts';
import type { Columns, Header } from '../columns.ts';
import type { TableRow } from '../read/table.ts';
import { type CheckedRow, checkRows } from './check-rows.ts';
import { collectFaults, type Refuse } from './faults.ts';
import type { Plan } from './plan.ts';

/** What a kind of import gets to plan with. */
export interface PlanContext {
  /** Inside the import's transaction. */
  readonly db: Kysely<Database>;
  /** Tells a fault that only the other rows or the database show. */
  readonly refuse: Refuse;
  /** Tells something odd about a row that does not stop the import. */
  readonly warn: Refuse;
  /** Whether the file has a column for the field. */
  readonly states: (field: string) => boolean;
}

interface KindDefinition<Identity, Row extends Identity> {
  /** The records in the plural, as a sentence begins: 'Działki'. */
  readonly title: string;
  readonly columns: Columns;
  /** Says what a heading row lacks beyond the required columns, if anything. */
  readonly checkHeader?: (header: Header) => string | undefined;
  /** The tables nobody else may write to meanwhile. */
  readonly tables: readonly (keyof Database)[];
  /** From the cells of a row, by field, to its values. */
  readonly row: z.ZodType<Row>;
  /** The part of a row by which another one may double it, readable in many a faulty row too. */
  readonly identity: z.ZodType<Identity>;
  /** Compares the right rows with what is stored; `identified` are all that can be told apart. */
  readonly plan: (
    context: PlanContext,
    rows: readonly CheckedRow<Row>[],
    identified: readonly CheckedRow<Identity>[],
  ) => Promise<Plan>;
}

/** What was found out about a file. */
interface Preparation {
  readonly plan: Plan;
  /** A Polish line per fault; with any, nothing may be written. */
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
}

/** The rows of a file below its heading. */
export interface FileRows {
  readonly header: Header;
  readonly width: number;
  readonly rows: readonly TableRow[];
}

/** A kind of file that can be imported. */
export interface ImportKind
  extends Pick<KindDefinition<unknown, never>, 'title' | 'columns' | 'checkHeader' | 'tables'> {
  /** Checks every row and plans the import; writes nothing. */
  prepare(db: Kysely<Database>, file: FileRows): Promise<Preparation>;
}

/** Makes a kind of import from its columns, the schemas of a row and the plan. */
export function defineImport<Identity, Row extends Identity>({
  row,
  identity,
  plan,
  ...kind
}: KindDefinition<Identity, Row>): ImportKind {
  return {
    ...kind,
    async prepare(db, { header, width, rows }) {
      const { columns } = kind;
      const { refuse, lines } = collectFaults(columns, header);
      const warnings = collectFaults(columns, header);
      const { checked, identified } = checkRows(rows, {
        columns,
        header,
        schema: row,
        identity,
        width,
        refuse,
      });
      const states = (field: string) => header.has(field);
      const context = { db, refuse, warn: warnings.refuse, states };
      const planned = await plan(context, checked, identified);
      return { plan: planned, faults: lines(), warnings: warnings.lines() };
    },
  };
}
