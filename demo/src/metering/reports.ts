import type { Faker } from '@faker-js/faker';
import { meterUnits } from '@grzadka/contract/meter/meter.labels';
import { commandLine } from '@grzadka/server/src/core/change/audit-entry.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import { storePhoto } from '@grzadka/server/src/submission/photo/store-photo.ts';
import { sql } from 'kysely';
import { toUpload } from '../publishing/draw-picture.ts';
import type { StorageContext } from '../publishing/store-content.ts';
import { drawDial } from './draw-dial.ts';

/** So many readings wait in the open round. */
const reports = 12;

/** Every so many of them something is wrong: a value that fell, or a wrong digit. */
const wrongEvery = 5;

/** A meter of the round that nobody has read yet, with its holder. */
interface Unread {
  readonly campaignId: string;
  readonly meterId: string;
  readonly type: keyof typeof meterUnits;
  readonly serialNumber: string | null;
  readonly last: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly loginId: string | null;
}

/** Has holders report readings, most with a photo, of meters of the open round; nothing where there is no round that takes them. */
export async function reportReadings(
  { db, storage }: StorageContext,
  { random, today }: { random: Faker; today: Temporal.PlainDate },
): Promise<void> {
  const now = Date.parse(`${today.toString()}T08:00:00Z`);
  for (const [place, meter] of (await readUnread(db)).entries()) {
    const { campaignId, meterId } = meter;
    const used = random.number.int({ min: 2, max: 30 });
    const isWrong = place % wrongEvery === wrongEvery - 1;
    const value = Math.max(0, Number(meter.last) + (isWrong ? -used : used));
    const clientKey = newId();
    const { firstName, lastName, loginId } = meter;
    const measuredAt = new Date(now - (place + 1) * 5 * 3_600_000);
    await db
      .insertInto('submission')
      .values({
        id: newId(),
        campaignId,
        meterId,
        value,
        measuredAt,
        channel: 'self',
        clientKey,
        loginId,
        submittedByFirstName: firstName,
        submittedByLastName: lastName ?? null,
        remark: isWrong ? 'Słabo widać ostatnią cyfrę' : null,
        createdAt: measuredAt,
      })
      .execute();
    if (place % 4 === 3) continue;
    const dial = drawDial({ ...meter, value, unit: meterUnits[meter.type] });
    await storePhoto(
      { db, storage, caller: commandLine },
      await toUpload(dial),
      async ({ trx }, id) => {
        await trx.insertInto('readingPhoto').values({ id, clientKey, loginId }).execute();
      },
    );
  }
}

async function readUnread(db: StorageContext['db']): Promise<Unread[]> {
  const { rows } = await sql<Unread>`
    select
      campaign_meter.campaign_id, meter.id as meter_id, meter.type, installation.serial_number,
      coalesce(measurement.value, 0) as last, holder.first_name, coalesce(holder.last_name, holder.company_name) as last_name,
      login.id as login_id
    from campaign_meter
    join campaign on campaign.id = campaign_meter.campaign_id
    join meter on meter.id = campaign_meter.meter_id
    left join measurement on measurement.id = meter.last_measurement_id
    left join installation on installation.meter_id = meter.id and removed_at is null and undone_at is null
    join lateral (
      select party.* from current_assignment
      join party on party.id = party_id
      where current_assignment.garden_id = meter.garden_id
      order by register_number limit 1
    ) holder on true
    left join login on login.party_id = holder.id
    where campaign_meter.is_open and campaign.self_report and campaign_meter.state = 'to-read'
    -- The one who can sign in first, so that their own report is among them.
    order by login.id is null, walk_key collate polish, meter.id
    limit ${reports}
  `.execute(db);
  return rows;
}
