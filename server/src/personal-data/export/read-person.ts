import { auditedField } from '@grzadka/contract/audit/audited-fields';
import { auditedRecord } from '@grzadka/contract/audit/audited-records';
import type { RecordField } from '@grzadka/contract/core/record/record-fields';
import { otherPerson } from '@grzadka/contract/personal-data/personal-data.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { personsOf } from '../registry/persons.ts';
import { fieldsOf, registry } from '../registry/registry.ts';
import type { TableData } from '../registry/table-data.ts';
import { type Redact, redactOthers } from './redact.ts';

/** A row as it was read, by column. */
type Row = Record<string, unknown>;

/** A column as it is sent, and what it is. */
export interface ToldColumn {
  readonly name: string;
  readonly field: RecordField;
}

/** What a table says of a person. */
export interface PersonSection {
  readonly table: string;
  readonly heading: string;
  readonly columns: readonly ToldColumn[];
  readonly rows: readonly Row[];
}

/** What the person is called here, for the columns that name somebody. */
interface OwnNames {
  readonly partyId: string;
  readonly names: ReadonlySet<string>;
}

/**
 * Reads all that the tables say of a party, as of one instant: which rows and which columns the registry knows. Others stand there
 * as 'inna osoba' (docs/product/personal-data.md#others).
 */
export async function readPerson(
  db: Kysely<Database>,
  partyId: string,
): Promise<readonly PersonSection[]> {
  const redact = await redactOthers(db, partyId);
  const own = { partyId, names: await readOwnNames(db, partyId) };
  const sections: PersonSection[] = [];
  for (const [table, data] of Object.entries(registry)) {
    if (typeof data.whose === 'string') continue;
    const columns = toldColumns(table, data);
    const rows = await readRows(db, { table, data, columns, partyId });
    if (rows.length === 0) continue;
    const nameOf = await nameRecords(db, { columns, rows, own, redact });
    const told = rows.map((row) => tellRow(row, { data, columns, own, redact, nameOf }));
    sections.push({ table, heading: data.heading ?? table, columns, rows: told });
  }
  return sections;
}

function toldColumns(table: string, { unsent = [] }: TableData): readonly ToldColumn[] {
  return Object.entries(fieldsOf(table)).flatMap(([name, field]) =>
    field === null || unsent.includes(name) ? [] : [{ name, field }],
  );
}

interface AskedRows {
  readonly table: string;
  readonly data: TableData;
  readonly columns: readonly ToldColumn[];
  readonly partyId: string;
}

async function readRows(
  db: Kysely<Database>,
  { table, data: { whose, sent }, columns, partyId }: AskedRows,
): Promise<readonly Row[]> {
  if (typeof whose === 'string') return [];
  const persons = personsOf([partyId]);
  const read = columns.map(({ name }) => {
    const value = sent?.[name]?.(persons);
    return value === undefined ? sql.ref(`${table}.${name}`) : sql`${value} as ${sql.ref(name)}`;
  });
  const { rows } = await sql<Row>`
    select ${sql.join(read)} from ${sql.table(table)} where ${whose(persons)}
    order by ${sql.join(read.map((_, place) => sql.lit(place + 1)))}
  `.execute(db);
  return rows;
}

async function readOwnNames(db: Kysely<Database>, partyId: string): Promise<ReadonlySet<string>> {
  const party = await db
    .selectFrom('party')
    .select(['name', 'firstName', 'lastName', 'companyName'])
    .where('id', '=', partyId)
    .executeTakeFirstOrThrow();
  const logins = await db
    .selectFrom('login')
    .select('userName')
    .where('partyId', '=', partyId)
    .execute();
  const { name, firstName, lastName, companyName } = party;
  const names = [name, firstName, lastName, companyName, `${firstName} ${lastName}`];
  return new Set(
    [...names, ...logins.map(({ userName }) => userName)].filter((one) => one !== null),
  );
}

interface Telling {
  readonly data: TableData;
  readonly columns: readonly ToldColumn[];
  readonly own: OwnNames;
  readonly redact: Redact;
  readonly nameOf: (type: string, id: string) => string | null;
}

function tellRow(row: Row, { data, columns, own, redact, nameOf }: Telling): Row {
  const told = columns.map(({ name, field }) => {
    const value = row[name];
    if (field.kind === 'record' && typeof value === 'string') {
      return [name, nameOf(field.recordType, value)];
    }
    if (data.names?.includes(name) && typeof value === 'string') {
      return [name, own.names.has(value) ? value : otherPerson];
    }
    if (isObject(value)) return [name, tellChange(String(row['recordType']), value, redact)];
    const isFree = 'personal' in field && field.personal === 'personal';
    return [name, isFree ? redactValue(value, redact) : value];
  });
  return Object.fromEntries(told);
}

/** What an entry of the audit says, by the words for its columns; ids and what has no words are left out. */
function tellChange(recordType: string, said: object, redact: Redact): Row {
  const tables = auditedRecord(recordType)?.tables ?? [];
  const told = Object.entries(said).flatMap(([name, value]) => {
    const field = auditedField(tables, name);
    if (field === undefined || field.kind === 'record' || isObject(value)) return [];
    return [[field.label, redactValue(value, redact)]];
  });
  return Object.fromEntries(told);
}

function redactValue(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return redact(value);
  return Array.isArray(value) ? value.map((one) => redactValue(one, redact)) : value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Finds what the records are called that the rows name: the person by the own name, anybody else not at all. */
async function nameRecords(
  db: Kysely<Database>,
  {
    columns,
    rows,
    own,
    redact,
  }: Pick<Telling, 'columns' | 'own' | 'redact'> & { rows: readonly Row[] },
): Promise<Telling['nameOf']> {
  const keys = new Map<string, { type: string; id: string }>();
  for (const { name, field } of columns) {
    if (field.kind !== 'record') continue;
    for (const row of rows) {
      const id = row[name];
      const key = { type: field.recordType, id: String(id) };
      if (typeof id === 'string') keys.set(`${key.type} ${id}`, key);
    }
  }
  const asked = [...keys.values()];
  const { rows: found } = await sql<{ type: string; id: string; name: string | null }>`
    select type, id, record_name(type, id) as name
    from unnest(
      ${asked.map(({ type }) => type)}::text[], ${asked.map(({ id }) => id)}::text[]
    ) as found (type, id)
  `.execute(db);
  const names = new Map(found.map(({ type, id, name }) => [`${type} ${id}`, name]));
  return (type, id) => {
    const name = names.get(`${type} ${id}`) ?? null;
    if (type === 'party') return id === own.partyId ? name : otherPerson;
    return name === null ? null : redact(name);
  };
}
