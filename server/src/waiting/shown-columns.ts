import type { WaitingListItem } from '@grzadka/contract/waiting/waiting.model';
import { sql } from 'kysely';

/** What is shown of an entry wherever it stands. */
export const shownColumns = [
  sql<string>`waiting.id`.as('id'),
  sql<string>`waiting.called`.as('name'),
  sql<WaitingListItem['party']>`case when waiting.party_id is not null
    then json_build_object('id', waiting.party_id, 'name', waiting.called) end`.as('party'),
  sql<
    string | null
  >`coalesce(waiting.phone, (select phone from party where party.id = waiting.party_id))`.as(
    'phone',
  ),
  sql<
    string | null
  >`coalesce(waiting.email, (select email from party where party.id = waiting.party_id))`.as(
    'email',
  ),
  sql<string>`waiting.applied_on`.as('appliedOn'),
  sql<
    WaitingListItem['state']
  >`(select state from waiting_standing where waiting_standing.id = waiting.id)`.as('state'),
  sql<string[]>`array_to_json(array(
    select name from sector where id = any (waiting.sector_ids) order by name collate polish
  ))`.as('sectors'),
  sql<number | null>`waiting.area_from::float8`.as('areaFrom'),
  sql<number | null>`waiting.area_thru::float8`.as('areaThru'),
  sql<boolean>`waiting.water`.as('water'),
  sql<boolean>`waiting.electricity`.as('electricity'),
] as const;
