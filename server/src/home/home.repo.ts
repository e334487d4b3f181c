import { mayRole, type Permission } from '@grzadka/contract/core/access/permissions';
import type { Role } from '@grzadka/contract/core/access/roles';
import {
  namedEntries,
  type Waiting,
  type WaitingEntry,
  waitingDays,
} from '@grzadka/contract/home/home.model';
import { messageRecord } from '@grzadka/contract/message/message.record';
import type { Occasion } from '@grzadka/contract/message/occasion-values';
import { subjectOf } from '@grzadka/contract/message/subject-in-words';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { instant, jsonObject } from '#src/core/database/wire-columns.ts';
import { column } from '#src/core/list/conditions.ts';
import { isPublished } from '#src/core/publication/period.ts';
import { isGivenUp } from '#src/mail/mail-overview.repo.ts';
import { statesDebts } from '#src/message/message.list.ts';
import { isUnchecked } from '#src/meter/measurement/unchecked.list.ts';

type WaitingRows = Omit<Waiting, 'backup' | 'operations' | 'campaigns'>;

/** A part of the statement: rows of the columns of `WaitingRow`. */
type Part = RawBuilder<unknown>;

/** One of what waits: an entry that is named, with how many there are, or how many there are alone. */
interface WaitingRow extends WaitingEntry {
  part: keyof WaitingRows;
  total: number;
  /** Of a message. */
  occasion: Occasion | null;
}

/** What of the database waits for somebody of the role (docs/product/signing-in.md#home), by one statement at the most. */
export async function readWaiting(db: Kysely<Database>, role: Role): Promise<WaitingRows> {
  const parts = partsFor(role);
  const { rows } =
    parts.length === 0
      ? { rows: [] }
      : await sql<WaitingRow>`${sql.join(parts, sql` union all `)}`.execute(db);
  const of = (part: keyof WaitingRows) => rows.filter((row) => row.part === part);
  const countOf = (part: keyof WaitingRows) => of(part)[0]?.total ?? 0;
  return {
    readings: countOf('readings'),
    submissions: countOf('submissions'),
    drafts: { count: countOf('drafts'), named: of('drafts').map(withName) },
    ending: { count: countOf('ending'), named: of('ending') },
    undelivered: { count: countOf('undelivered'), named: of('undelivered').map(withName) },
    failedMail: countOf('failedMail'),
  };
}

/** A subject is kept with the fields that are filled in for each recipient. */
function withName(row: WaitingRow): WaitingRow {
  const { name: subject, occasion } = row;
  if (occasion === null) return row;
  return { ...row, name: subjectOf({ subject, ...occasion }) || messageRecord.fields.subject.none };
}

function partsFor(role: Role): Part[] {
  const own = entryKinds.filter(({ permission }) => mayRole(role, permission));
  const drafts = [
    ...own.map(draftsOf),
    ...(mayRole(role, 'message:write') ? [draftMessages(role)] : []),
  ];
  return [
    mayRole(role, 'measurement:confirm') &&
      counted('readings', sql`measurement where ${isUnchecked}`),
    mayRole(role, 'submission:decide') &&
      counted('submissions', sql`submission where state = 'waiting'`),
    drafts.length > 0 && named('drafts', drafts),
    own.length > 0 && named('ending', own.map(endingOf)),
    mayRole(role, 'message:send') && named('undelivered', [undeliveredMessages(role)]),
    mayRole(role, 'mail:retry') && counted('failedMail', sql`mail_message where ${isGivenUp}`),
  ].filter((part) => part !== false);
}

function counted(part: keyof WaitingRows, rows: RawBuilder<unknown>): Part {
  return sql`
    select ${sql.lit(part)} as part, null as type, null as id, null as parent_id, null as name,
      null::timestamptz as at, null::json as occasion, count(*)::int as total
    from ${rows}
  `;
}

/** The first of the entries that the kinds have together, by `at`. */
function named(part: keyof WaitingRows, kinds: readonly RawBuilder<unknown>[]): Part {
  return sql`(
    select ${sql.lit(part)} as part, type, id::text, parent_id, name, at, occasion, count(*) over ()::int as total
    from (${sql.join(kinds, sql` union all `)}) as entry
    order by at, id limit ${sql.lit(namedEntries)}
  )`;
}

interface EntryKind {
  readonly type: WaitingEntry['type'];
  readonly permission: Permission;
  readonly table: 'news' | 'notice' | 'pageVersion';
  readonly parentId: RawBuilder<unknown>;
  readonly name: RawBuilder<unknown>;
}

/** What is published entry by entry; a version is called as its page is. */
const entryKinds: readonly EntryKind[] = [
  {
    type: 'news',
    permission: 'news:write',
    table: 'news',
    parentId: sql`null`,
    name: column('news.title'),
  },
  {
    type: 'notice',
    permission: 'notice:write',
    table: 'notice',
    parentId: sql`null`,
    name: column('notice.title'),
  },
  {
    type: 'page-version',
    permission: 'page:write',
    table: 'pageVersion',
    parentId: column('pageVersion.pageId'),
    name: sql`(select page.name from page where page.id = ${column('pageVersion.pageId')})`,
  },
];

function draftsOf(kind: EntryKind): RawBuilder<unknown> {
  const begunAt = column(`${kind.table}.createdAt`);
  return sql`${entriesOf(kind, begunAt)}
    where ${column(`${kind.table}.publicationFromDate`)} is null
      and ${isOldDraft(begunAt)}`;
}

function isOldDraft(begunAt: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${begunAt} < now() - make_interval(days => ${sql.lit(waitingDays.draft)})`;
}

const occasionOfMessage = jsonObject({
  meetingAt: instant(column('message.meetingAt')),
  meetingPlace: column('message.meetingPlace'),
  readingFrom: column('message.readingFrom'),
  readingThru: column('message.readingThru'),
});

function draftMessages(role: Role): RawBuilder<unknown> {
  const begunAt = column('message.createdAt');
  return sql`${messagesFor(role, begunAt)} and state = 'draft' and ${isOldDraft(begunAt)}`;
}

/** Those whose e-mails did not all arrive, and that nobody sent again since. */
function undeliveredMessages(role: Role): RawBuilder<unknown> {
  const sentAt = column('message.startedAt');
  return sql`${messagesFor(role, sentAt)}
    and ${sentAt} > now() - make_interval(days => ${sql.lit(waitingDays.undelivered)})
    and exists (
      select from message_recipient recipient where recipient.message_id = message.id and recipient.state = 'failed'
    )`;
}

/** Whoever may not know who owes could not open a message that says so. */
function messagesFor(role: Role, at: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select 'message' as type, message.id, null as parent_id, message.subject as name, ${at} as at,
      ${occasionOfMessage} as occasion
    from message
    where (${sql.lit(mayRole(role, 'debtor:read'))} or not ${statesDebts})`;
}

function endingOf(kind: EntryKind): RawBuilder<unknown> {
  const endsAt = column(`${kind.table}.publicationThruDate`);
  return sql`${entriesOf(kind, endsAt)}
    where ${isPublished(kind.table)}
      and ${endsAt} <= now() + make_interval(days => ${sql.lit(waitingDays.ending)})`;
}

function entriesOf({ type, table, parentId, name }: EntryKind, at: RawBuilder<unknown>) {
  return sql`
    select ${sql.lit(type)} as type, ${column(`${table}.id`)} as id, ${parentId} as parent_id,
      ${name} as name, ${at} as at, null::json as occasion
    from ${sql.table(table)}`;
}
