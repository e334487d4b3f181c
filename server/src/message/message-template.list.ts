import { messageTemplateList } from '@grzadka/contract/message/template/message-template.list';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';

const source: ListSql<typeof messageTemplateList> = {
  table: 'messageTemplate',
  search: 'messageTemplate.search',
  filters: { kind: (kind) => sql`${column('messageTemplate.kind')} = ${kind}` },
  sorts: { name: { by: polishOrder('messageTemplate.name'), mayBeEmpty: false } },
};

/** How the templates are read, for a page or as a whole. */
export function readMessageTemplates(db: Kysely<Database>) {
  const rows = db.selectFrom('messageTemplate').select(['messageTemplate.id', 'name', 'kind']);
  return printedReading(messageTemplateList, { source, rows });
}
