import { randomUUID } from 'node:crypto';
import type { SyncEntry, SyncResult } from '@grzadka/contract/campaign/walk/campaign-sync.model';
import type { Role } from '@grzadka/contract/core/access/roles';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { cookieName, sessionCookie } from '#src/session/session-cookie.ts';
import { addCampaign, addCampaignMeter, addCampaignReader } from './campaigns.ts';
import { addLogin, addMeter, addSession } from './factories.ts';
import type { TestApp } from './test-app.ts';
import { createTestClient, type TestClient } from './test-client.ts';

/** Who sends requests of a walk. */
export type Walker = Pick<TestClient, 'post' | 'get'>;

/** An instant so many minutes ago, as on the wire. */
export function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString();
}

/** An entry with a value, read five minutes ago unless stated otherwise. */
export function readEntry(
  meterId: string,
  measurementValue: string,
  given: Partial<SyncEntry> = {},
): SyncEntry {
  return {
    clientKey: randomUUID(),
    meterId,
    state: 'read',
    measurementValue,
    measuredAt: minutesAgo(5),
    ...given,
  };
}

/** Sends what was entered on a walk, and gives the outcome of each entry. */
export async function sync(
  client: Walker,
  campaignId: string,
  readings: SyncEntry[],
  sentAt: string | null = null,
): Promise<SyncResult['outcome'][]> {
  const { status, body } = await client.post<{ results: SyncResult[] } & ErrorBody>(
    '/api/campaign/sync',
    { campaignId, sentAt, readings },
  );
  if (status !== 200) throw new Error(`a sync that failed: ${status} ${body.message}`);
  return body.results.map(({ outcome }) => outcome);
}

/** What the tests of walks make and look at. */
export function walksOf({ db, config, origin }: TestApp) {
  /** Somebody who is named by a round, a plain user in all sectors unless stated otherwise. */
  async function addReader(campaignId: string, sectorIds: string[] = [], role: Role = 'ROLE_USER') {
    const { id: loginId } = await addLogin(db, { role });
    await addCampaignReader(db, { campaignId, loginId, sectorIds });
    const name = cookieName(sessionCookie, config);
    const client = createTestClient(origin, { [name]: await addSession(db, loginId) });
    return { loginId, client };
  }

  /** An open round that began a week ago, of some meters. */
  async function addRound(count: number) {
    const week = 7 * 24 * 60 * 60 * 1000;
    const readFrom = new Date(Date.now() - week).toISOString().slice(0, 10);
    const readThru = new Date(Date.now() + week).toISOString().slice(0, 10);
    const { id } = await addCampaign(db, { state: 'open', readFrom, readThru });
    const meters: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const meter = await addMeter(db);
      await addCampaignMeter(db, { campaignId: id, meterId: meter.id });
      meters.push(meter.id);
    }
    return { id, meters };
  }

  /** The measurements of some meters, the first that was read first. */
  function measurementsOf(meterIds: readonly string[]) {
    return db
      .selectFrom('measurement')
      .select(['meterId', 'value', 'channel', 'measuredAt', 'loginId', 'verdict'])
      .where('meterId', 'in', meterIds)
      .orderBy('measuredAt')
      .execute();
  }

  /** How far a meter of a round is. */
  async function stateOf(campaignId: string, meterId: string): Promise<string> {
    const row = db
      .selectFrom('campaignMeter')
      .select('state')
      .where('campaignId', '=', campaignId)
      .where('meterId', '=', meterId);
    return (await row.executeTakeFirstOrThrow()).state;
  }

  return { addReader, addRound, measurementsOf, stateOf };
}
