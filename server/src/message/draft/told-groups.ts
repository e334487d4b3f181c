import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { MessageGroup, ToldMessageGroup } from '@grzadka/contract/message/message-group';
import { type ReminderLevel, reminderLevelLabels } from '@grzadka/contract/message/reminder-levels';
import type { Kysely } from 'kysely';
import { anyOf } from '#src/core/database/any-of.ts';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';

type Db = Kysely<Database>;
type NamesById = ReadonlyMap<string, string>;

/** The groups of a message with the names of the records that they are by. */
export async function tellGroups(
  db: Db,
  groups: readonly MessageGroup[],
): Promise<ToldMessageGroup[]> {
  if (groups.every((group) => idsOf(group).length === 0)) {
    return groups.map((group) => ({ group, records: [] }));
  }
  const names = await readNames(db, groups);
  return groups.map((group) => ({
    group,
    records: idsOf(group).map((id) => ({ id, name: names.get(id) ?? null })),
  }));
}

function idsOf(group: MessageGroup): readonly string[] {
  if (group.kind === 'sector') return [group.sectorId];
  if (group.kind === 'charge-run') return [group.chargeRunId];
  if (group.kind === 'campaign') return [group.campaignId];
  if (group.kind === 'reminder') return [group.reminderId];
  return group.kind === 'parties' ? group.partyIds : [];
}

async function readNames(db: Db, groups: readonly MessageGroup[]): Promise<NamesById> {
  const idsOfKind = (kind: MessageGroup['kind']) =>
    groups.filter((group) => group.kind === kind).flatMap(idsOf);
  const sectors = await db
    .selectFrom('sector')
    .select(['id', 'name'])
    .where('id', '=', anyOf(idsOfKind('sector'), 'text'))
    .execute();
  const runs = await db
    .selectFrom('chargeRun')
    .select(['id', 'title as name'])
    .where('id', '=', anyOf(idsOfKind('charge-run').filter(isRecordId), 'uuid'))
    .execute();
  const campaigns = await db
    .selectFrom('campaign')
    .select(['id', 'name'])
    .where('id', '=', anyOf(idsOfKind('campaign').filter(isRecordId), 'uuid'))
    .execute();
  const reminders = await db
    .selectFrom('reminder')
    .select(['id', 'level', 'day'])
    .where('id', '=', anyOf(idsOfKind('reminder').filter(isRecordId), 'uuid'))
    .execute();
  const parties = await db
    .selectFrom('party')
    .select(['id', 'name'])
    .where('id', '=', anyOf(idsOfKind('parties').filter(isRecordId), 'uuid'))
    .execute();
  const reminded = reminders.map(({ id, level, day }) => ({
    id,
    name: nameOfReminder(level, day),
  }));
  const named = [...sectors, ...runs, ...campaigns, ...reminded, ...parties];
  return new Map(named.map(({ id, name }) => [id, name]));
}

/** What the choice of those who are reminded is called. */
function nameOfReminder(level: number, day: string): string {
  const label = reminderLevelLabels[level as ReminderLevel];
  return `${label}, ${dayInFigures(day)}`;
}
