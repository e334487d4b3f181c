import { randomUUID } from 'node:crypto';
import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import type { CampaignPackage } from '@grzadka/contract/campaign/walk/campaign-package.model';
import { unpackMeters } from '@grzadka/contract/campaign/walk/unpack-meters';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { verdict } from '@grzadka/contract/meter/verdict/verdict';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { type Walker, walksOf } from '#test/campaign-walks.ts';
import { addCampaign, addCampaignMeter } from '#test/campaigns.ts';
import { addGarden, addMeasurement, addMeter } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const { addReader, addRound } = walksOf(app);

describe('the walk of a round', () => {
  it('is open to whom the round names, and to whoever may add measurements', async () => {
    const { id } = await addRound(1);
    const { client } = await addReader(id);
    const status = async (who: Walker) => (await who.get(`/api/campaign/${id}/package`)).status;
    expect(await status(client)).toBe(200);
    expect(await status(await app.as('ROLE_EMPLOYEE'))).toBe(200);
    const stranger = await app.as('ROLE_USER');
    expect(await status(stranger)).toBe(403);
    expect(
      (await stranger.post('/api/campaign/sync', { campaignId: id, readings: [] })).status,
    ).toBe(403);
    const unknown = `/api/campaign/${randomUUID()}/package`;
    expect((await client.get(unknown)).status).toBe(404);
  });

  it('is refused where the round is not open yet, and where it is over', async () => {
    const refusal = async (id: string) => {
      const { client } = await addReader(id);
      const { status, body } = await client.get<ErrorBody>(`/api/campaign/${id}/package`);
      return [status, body.message];
    };
    const draft = await addCampaign(db);
    expect(await refusal(draft.id)).toEqual([409, campaignRefusals.notWalked]);
    const closed = await addCampaign(db, { state: 'closed' });
    expect(await refusal(closed.id)).toEqual([409, campaignRefusals.walkOver]);
  });

  const names = async (client: Walker, id: string) => {
    const { body } = await client.get<CampaignPackage>(`/api/campaign/${id}/package`);
    return unpackMeters(body).map(({ name }) => name);
  };
  const add = async (
    campaignId: string,
    {
      place = null,
      ...given
    }: { name: string; sectorId: string; walkOrder: number; place?: string | null },
  ) => {
    const { id: meterId } = await addMeter(db, given);
    await db.updateTable('meter').set({ place }).where('id', '=', meterId).execute();
    await addCampaignMeter(db, { campaignId, meterId });
  };

  it('takes along only the sectors of who walks, those of one shaft together', async () => {
    const { id } = await addRound(0);
    const sectorId = '1';
    await add(id, { name: 'pierwszy', sectorId, walkOrder: 1, place: 'Studzienka przy furtce' });
    await add(id, { name: 'drugi', sectorId, walkOrder: 2 });
    await add(id, { name: 'trzeci', sectorId, walkOrder: 3, place: 'studzienka przy furtce' });
    await add(id, { name: 'inny sektor', sectorId: '2', walkOrder: 1 });
    const { client } = await addReader(id, ['1']);
    expect(await names(client, id)).toEqual(['pierwszy', 'trzeci', 'drugi']);
    const all = ['pierwszy', 'trzeci', 'drugi', 'inny sektor'];
    expect(await names((await addReader(id)).client, id)).toEqual(all);
  });

  it('has no shaft of two sectors, whatever these are called', async () => {
    const { id } = await addRound(0);
    const sectors = { former: newId(), later: newId() };
    await db
      .insertInto('sector')
      .values([
        { id: sectors.former, name: 'Łąka', position: 98 },
        { id: sectors.later, name: 'Łąka dolna', position: 99 },
      ])
      .execute();
    const { former, later } = sectors;
    await add(id, { name: 'raz', sectorId: former, walkOrder: 1, place: 'dolna brama' });
    await add(id, { name: 'dwa', sectorId: later, walkOrder: 1 });
    await add(id, { name: 'trzy', sectorId: later, walkOrder: 2, place: 'brama' });
    expect(await names((await addReader(id)).client, id)).toEqual(['raz', 'dwa', 'trzy']);
  });

  it('knows what a verdict needs, and names nobody', async () => {
    const { id } = await addRound(0);
    const garden = await addGarden(db, { name: 'A-12' });
    const meter = await addMeter(db, { gardenId: garden.id });
    await addCampaignMeter(db, { campaignId: id, meterId: meter.id });
    for (const [value, day] of [
      ['120', '2026-04-15'],
      ['162.6', '2026-10-15'],
    ] as const) {
      await addMeasurement(db, { meterId: meter.id, value, measuredAt: `${day}T10:00:00Z` });
    }
    const { client } = await addReader(id);
    const reply = await client.get<CampaignPackage>(`/api/campaign/${id}/package`);
    expect(JSON.stringify(reply.body)).not.toContain('Nowak');
    const [walked] = unpackMeters(reply.body);
    expect(walked).toMatchObject({
      id: meter.id,
      plot: 'A-12',
      last: { value: 162.6, measuredAt: '2026-10-15T10:00:00.000Z' },
      context: { usual: 42.6 / 183, installations: [{ multiplier: 1 }] },
    });
    const codes = (value: number) =>
      walked &&
      verdict({ value, measuredAt: new Date().toISOString() }, walked.context, new Date()).map(
        ({ code }) => code,
      );
    expect(codes(160)).toEqual(['smaller']);
    expect(codes(9000)).toContain('too-large');
    const etag = reply.headers.get('etag') ?? '';
    const again = await client.request(`/api/campaign/${id}/package`, {
      method: 'GET',
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  // A fifth of the 5,000 that a round has at most, which are written for a minute.
  it('is less than 200 kB for 1,000 meters, a megabyte for 5,000', async () => {
    const { id } = await addRound(0);
    const { client } = await addReader(id);
    const count = 1000;
    const rows = Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      name: `W-${4000 + index}A`,
      type: 'WaterMeter' as const,
      place: `Studzienka nr ${4000 + index}`,
      sectorId: String(1 + (index % 3)),
      walkOrder: index,
    }));
    // In portions: each is written within the time of a statement.
    for (let from = 0; from < count; from += 250) {
      const portion = rows.slice(from, from + 250);
      const listed = portion.map((row) => ({
        id: row.id,
        campaignId: id,
        meterId: row.id,
        isOpen: true,
      }));
      await db.insertInto('meter').values(portion).execute();
      await db.insertInto('campaignMeter').values(listed).execute();
    }
    await sql`
      insert into measurement (id, meter_id, installation_id, value, measured_at)
      select gen_random_uuid(), meter_id, installation.id, 123456.789 * read, now() - interval '1 year' / read
      from installation join campaign_meter using (meter_id), generate_series(1, 2) read
      where campaign_id = ${id}
    `.execute(db);
    const { body, status } = await client.get<CampaignPackage>(`/api/campaign/${id}/package`);
    expect(status).toBe(200);
    expect(body.meters.id).toHaveLength(count);
    // These meters have no serial numbers.
    const more = count * ('"12345678"'.length - 'null'.length);
    expect(Buffer.byteLength(JSON.stringify(body)) + more).toBeLessThan(200_000);
  });
});
