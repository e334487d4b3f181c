import type { AuditListItem } from '@grzadka/contract/audit/audit.model';
import { auditedTables } from '@grzadka/contract/audit/audited-fields';
import { auditedTypes } from '@grzadka/contract/audit/audited-records';
import type { ListPage } from '@grzadka/contract/core/list/list';
import type { RecordDefinition } from '@grzadka/contract/core/record/record';
import { records } from '@grzadka/contract/records';
import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { restoredTables } from '#src/audit/restorable.ts';
import { addNews } from '#test/content-factories.ts';
import { addGarden } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();

/** Tables without any value in an entry of the audit, and why. */
const notTold: Record<string, string> = {
  allocation: 'follows from what is posted, by a rule; of one by hand the payment is told',
  audit_entry: 'is the audit',
  bank_import_line: 'what a file would book, which is told when it is booked',
  bank_line:
    'what moved is told by its bank account, and what it is for by those accounts; a payer has written the rest',
  bank_line_reason: 'written with its line',
  beginning_put_away: 'what somebody sees on the own start page',
  billed_stretch: 'written with its charge, which is told',
  campaign_meter: 'follows from readings, visits and submissions',
  campaign_reader: 'told by its round, in words',
  cash_report_print: 'told by its cash box',
  certificate: 'told by its account',
  certificate_counter: "the program's own",
  certificate_holder: 'written with its certificate',
  charge: 'never changed, and told by its run and its account',
  charge_line: 'never changed, and told by its charge',
  charge_run_settlement: 'follows from the settings of its run, by a calculation',
  consent_standing: 'follows from the consents',
  consistency_check: "the program's own",
  content: 'has an id alone',
  debtor: 'follows from what is posted, and from the day',
  debtor_day: "the program's own",
  deleted_login_secret: 'secrets',
  document_number: "the program's own",
  handover_party: 'told by its handover, in words',
  handover_point: 'told by its handover',
  image: 'never changed, and told by its block',
  known_device: 'secrets',
  interest_noted: 'written with its charge, which is told',
  kysely_migration: "the program's own",
  known_sender: 'follows from what a person said that a line is for',
  ledger_entry: 'never changed, and told by its accounts',
  ledger_line: 'told by its entry',
  list_change: "the program's own",
  list_change_forgotten: "the program's own",
  mail_message: 'sent on its own',
  payment_plan_part: 'never changed, and told by its plan',
  payment_plan_rate: 'never changed, and told by its plan',
  message_attachment: 'told by its message, as how many they are',
  message_recipient: 'follows from the groups of its message; what becomes of them is told by that',
  message_recipient_party: 'written with its recipient',
  money_movement: 'written with its entry, which is told by its accounts and cash boxes',
  open_item: 'told by its entry',
  page: 'never changed',
  erasure: 'told by the party that is forgotten',
  legal_hold: 'told by its party',
  pending_sign_in: 'secrets',
  board_handover: 'told by an entry about itself',
  personal_export: 'told by the party whose data it holds',
  posting_check: "the program's own",
  reading_photo: 'never changed, and told by its meter',
  recovery_code: 'secrets',
  refund: 'told by its account, without the number of the bank account',
  reminder: 'written with its message, which is told',
  reminder_account: 'follows from the groups of its message, as its recipients do',
  second_factor: 'secrets',
  session: 'secrets',
  settlement_counter: "the program's own",
  settlement_holder: 'told by its assignment or its account',
  sign_in_attempt: "the program's own",
  storage_mark: "the program's own",
  stored_object: "the program's own",
  unsubscribe_token: 'secrets',
  ended_session: "the program's own",
  write_off: 'written with its entry, which is told by its account',
  wrong_code_run: "the program's own",
};

async function columnsByTable(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE'
    group by table_name
  `.execute(app.db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test('every column that the audit may tell of has a Polish label, or is known to say nothing', async () => {
  const tables = await columnsByTable();
  const told = Object.entries(auditedTables).map(([table, fields]) => [
    snakeCase(table),
    Object.keys(fields).map(snakeCase).toSorted(),
  ]);
  const held = [...tables].filter(([table]) => !(table in notTold));
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(held));
  expect(Object.keys(notTold).filter((table) => !tables.has(table))).toEqual([]);
});

test('every kind of record names tables that have labels, and so does what a deletion keeps', () => {
  const named = [...auditedTypes.values()].flatMap(({ tables }) => [...tables]);
  const untold = new Set<string>(['secondFactor', 'recoveryCode', 'content', 'settlementHolder']);
  const restored = restoredTables.filter((table) => !untold.has(table));
  expect([...named, ...restored].filter((table) => !Object.hasOwn(auditedTables, table))).toEqual(
    [],
  );
});

const kinds: readonly RecordDefinition[] = records;

describe.each(kinds)('$name', ({ name, table, calledBy }) => {
  it('is called by columns that it has, now and in the entry of its deletion', async () => {
    const id = '0190a000-0000-7000-8000-000000000000';
    const row = Object.fromEntries(calledBy.map((column) => [column, id]));
    const before = JSON.stringify({ [table]: [row] });
    const { rows } = await sql<{ now: string | null; told: string | null }>`
      select record_name(${name}, ${id}) as now, told_record_name(${name}, ${before}, null) as told
    `.execute(app.db);
    // Nothing is there that other records or a fixed choice would be named by.
    const isToldByItself = [
      'name',
      'title',
      'userName',
      'reference',
      'number',
      'documentNumber',
      'fileName',
      'subject',
      'validFrom',
    ].some((column) => column in row);
    expect(rows).toEqual([{ now: null, told: isToldByItself ? id : null }]);
  });
});

it('the list tells short values of what changed, and neither long ones nor the ids of others', async () => {
  const admin = await app.as('ROLE_ADMIN');
  const changesOf = async (id: string) => {
    const address = `/api/audit?filter-by-record=true&record-id=${id}`;
    const { body } = await admin.get<ListPage<AuditListItem>>(address);
    return body.items.map(({ fields, changes }) => ({ fields: fields.toSorted(), changes }));
  };
  const { id } = await addNews(app.db, { title: 'Krótki' });
  const title = 'Zebranie sprawozdawczo-wyborcze w sprawie przebudowy wodociągu';
  await admin.put('/api/news/update', { id, title });
  expect(await changesOf(id)).toEqual([{ fields: ['title'], changes: {} }]);

  const garden = await addGarden(app.db, { name: 'Długa 3', area: null });
  const moved = { id: garden.id, name: 'Długa 4', area: 157.5, sector: 'Sektor 2' };
  await admin.put('/api/garden/update', moved);
  const changes = {
    area: { before: null, after: 157.5 },
    name: { before: 'Długa 3', after: 'Długa 4' },
  };
  expect(await changesOf(garden.id)).toEqual([{ fields: ['area', 'name', 'sectorId'], changes }]);
});
