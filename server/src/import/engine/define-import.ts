import { type RowRemark } from '@grzadka/contract/import/import.model';
import { type ImportKindName, importKinds } from '@grzadka/contract/import/import-kinds';
import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { Actor } from '#src/core/change/audit-entry.ts';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import type { IfMatch } from '#src/core/change/if-match.ts';
import type { ImportedEntry } from '#src/core/change/imported-entries.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Progress } from '#src/core/process/progress-bar.ts';
import type { Columns, Header } from '../columns.ts';
import type { TableRow } from '../read/table.ts';
import { type CheckedRow, checkRows } from './check-rows.ts';
import { type DoubledRows, watchForDoubledRows } from './doubled-rows.ts';
import { collectFaults, type Refuse } from './faults.ts';
import { addCounts, type Counts, type Plan } from './plan.ts';
import { keepPlannedChanges, type PlannedChanges } from './planned-changes.ts';
import { inPortions } from './portions.ts';

/** The record that a file is taken into, of one of these versions. */
export interface IntoRecord {
  readonly id: string;
  readonly ifMatch: IfMatch;
}

/** What a kind of import gets to plan with. */
export interface PlanContext {
  /** The import's transaction. */
  readonly db: Transaction<Database>;
  /** Who imports, for the rules that ask for it. */
  readonly actor: Actor;
  /** Notes a fault that only the other rows or the database show. */
  readonly refuse: Refuse;
  /** Notes something odd about a row that does not stop the import. */
  readonly warn: Refuse;
  /** Whether the file has a column for the field. */
  readonly states: (field: string) => boolean;
  /** Has rows refused that mean the same record as an earlier one, wherever in the file. */
  readonly watchForDoubled: DoubledRows['watch'];
  /** What the file is taken into; undefined of lists that stand by themselves. */
  readonly into: IntoRecord | undefined;
}

/** Plans the import of one file, a portion of its rows at a time. */
export interface Planner<Identity, Row, Change> {
  /** Compares the right rows with what is stored; `identified` are all rows that could be identified, faulty ones included. */
  readonly plan: (
    rows: readonly CheckedRow<Row>[],
    identified: readonly CheckedRow<Identity>[],
  ) => Promise<Plan<Change>>;
  /** Plans what only all rows together show, after the last of them, a portion at a time. */
  readonly planRest?: () => AsyncIterable<Plan<Change>>;
  /** Notes the faults that only all rows together show, after the last of them. */
  readonly conclude?: () => Promise<void>;
  /** Further Polish sentences for the report, after the last row. */
  readonly notes?: () => readonly string[];
}

interface RowSchemas<Identity, Row extends Identity> {
  /** From the cells of a row, by field, to its values. */
  readonly row: z.ZodMiniType<Row>;
  /** The part of a row by which another one may double it, readable in many a faulty row too. */
  readonly identity: z.ZodMiniType<Identity>;
}

interface KindDefinition<Identity, Row extends Identity, Change> {
  readonly name: ImportKindName;
  readonly columns: Columns;
  /** Says what a heading row lacks beyond the required columns, if anything. */
  readonly checkHeader?: (header: Header) => string | undefined;
  /** The tables nobody else may write to meanwhile. */
  readonly tables: readonly (keyof Database)[];
  /**
   * Locks the record that the file is taken into, before a row is looked at; throws where it does not take any, or is of another
   * version.
   */
  readonly lockInto?: (tx: ChangeTransaction, into: IntoRecord) => Promise<void>;
  /** The schemas of a row, which may depend on what there is to be named in it. */
  readonly readSchemas: (
    db: Kysely<Database>,
    into: IntoRecord | undefined,
  ) => Promise<RowSchemas<Identity, Row>>;
  readonly startPlan: (
    context: PlanContext,
  ) => Planner<Identity, Row, Change> | Promise<Planner<Identity, Row, Change>>;
  /** Writes some of what was planned, and gives what the audit is to know of each record; `tx` also says who imports. */
  readonly write: (
    db: Kysely<Database>,
    changes: readonly Change[],
    tx: ChangeTransaction,
  ) => Promise<readonly ImportedEntry[]>;
}

/** Takes what the audit is to know of some records. */
type TellEntries = (entries: readonly ImportedEntry[]) => Promise<void>;

/** What was found out about a file. */
interface Preparation {
  readonly counts: Counts;
  /** Further Polish sentences for the report. */
  readonly notes: readonly string[];
  /** With any, nothing may be written. */
  readonly faults: readonly RowRemark[];
  readonly faultyRows: number;
  readonly warnings: readonly RowRemark[];
  /** Does what was planned, telling of each portion what became of its records. */
  readonly write: (tell: TellEntries, progress: Progress) => Promise<void>;
}

/** The rows of a file below its heading. */
export interface FileRows {
  readonly header: Header;
  /** How many cells the heading has. */
  readonly width: number;
  /** How many rows there are. */
  readonly rowCount: number;
  readonly rows: () => AsyncIterable<TableRow>;
}

/** A kind of file that can be imported. */
export interface ImportKind
  extends Pick<
    KindDefinition<unknown, never, never>,
    'name' | 'columns' | 'checkHeader' | 'tables' | 'lockInto'
  > {
  /** The records in the plural, as a sentence begins: 'Działki'. */
  readonly title: string;
  /** Checks every row, telling how many are, and plans the import; writes nothing that stays. */
  prepare(
    tx: ChangeTransaction,
    file: FileRows & { readonly into?: IntoRecord | undefined },
    progress: Progress,
  ): Promise<Preparation>;
}

/** Makes a kind of import from its columns, the schemas of a row, the plan and the way to write it. */
export function defineImport<Identity, Row extends Identity, Change>({
  readSchemas,
  startPlan,
  write,
  ...kind
}: KindDefinition<Identity, Row, Change>): ImportKind {
  return {
    ...kind,
    title: importKinds[kind.name].title,
    async prepare(tx, { header, width, rowCount, rows, into }, progress) {
      const { trx: db, actor } = tx;
      const { columns } = kind;
      const faults = collectFaults(columns, header);
      const warnings = collectFaults(columns, header);
      const { refuse } = faults;
      const doubled = await watchForDoubledRows(db);
      const planned = await keepPlannedChanges<Change>(db);
      const planner = await startPlan({
        db,
        actor,
        refuse,
        warn: warnings.refuse,
        states: (field) => header.has(field),
        watchForDoubled: doubled.watch,
        into,
      });
      const { row, identity } = await readSchemas(db, into);
      const check = { columns, header, schema: row, identity, width, refuse };
      let counts: Counts = { added: 0, changed: 0, unchanged: 0 };
      const keep = async (plan: Plan<Change>) => {
        counts = addCounts(counts, plan.counts);
        await planned.add(plan.changes);
      };
      let checkedCount = 0;
      for await (const portion of inPortions(rows())) {
        const { checked, identified } = checkRows(portion, check);
        await keep(await planner.plan(checked, identified));
        checkedCount += portion.length;
        progress(checkedCount, rowCount);
      }
      await doubled.refuse(refuse);
      await planner.conclude?.();
      for await (const plan of planner.planRest?.() ?? []) await keep(plan);
      return {
        counts,
        notes: planner.notes?.() ?? [],
        faults: faults.inOrder(),
        faultyRows: faults.rowCount(),
        warnings: warnings.inOrder(),
        write: (tell, written) =>
          writePlanned(planned, async (changes) => tell(await write(db, changes, tx)), written),
      };
    },
  };
}

async function writePlanned<Change>(
  planned: PlannedChanges<Change>,
  write: (changes: readonly Change[]) => Promise<unknown>,
  progress: Progress,
): Promise<void> {
  let done = 0;
  for await (const changes of planned.portions()) {
    await write(changes);
    done += changes.length;
    progress(done, planned.count());
  }
}
