import { randomUUID } from 'node:crypto';
import type { SyncEntry, SyncResult } from '@grzadka/contract/campaign/walk/campaign-sync.model';
import { addCampaign, addCampaignMeter } from '#test/campaigns.ts';
import { addMeter } from '#test/factories.ts';
import type { TestClient } from '#test/test-client.ts';
import type { Chore, Workplace } from './chore.ts';

/** What came of a walk: that a meter was locked, with what was remarked; what was read first of another one, and what waits. */
interface Walked {
  readonly visits: readonly string[];
  readonly read: string | null;
  readonly waiting: string | null;
  readonly replaced: number;
}

/**
 * One sync after the other, each sent twice at once under the same keys: a visit, and a value that differs from all before. The
 * first value counts, and the last one waits.
 */
export async function walks({ db }: Workplace): Promise<Chore<Walked>> {
  const today = new Date().toISOString().slice(0, 10);
  const { id } = await addCampaign(db, { state: 'open', readFrom: today, readThru: today });
  const [locked, read] = [await addMeter(db), await addMeter(db)];
  for (const { id: meterId } of [locked, read]) {
    await addCampaignMeter(db, { campaignId: id, meterId });
  }
  return {
    name: 'walks',
    initial: { visits: [], read: null, waiting: null, replaced: 0 },
    plan(walked, count) {
      const said = `${count + 1}`;
      const isFirst = walked.read === null;
      return {
        next: {
          visits: [...walked.visits, said],
          read: walked.read ?? said,
          waiting: isFirst ? null : said,
          replaced: walked.replaced + (walked.waiting === null ? 0 : 1),
        },
        send: ({ client }) =>
          sendTwice(client, id, [
            entryOf(locked.id, { state: 'inaccessible', reason: 'locked', remark: said }),
            entryOf(read.id, { state: 'read', measurementValue: said }),
          ]),
      };
    },
    async read(place) {
      const visits = await place.db
        .selectFrom('campaignVisit')
        .select('remark')
        .where('campaignId', '=', id)
        .orderBy('id')
        .execute();
      const measurements = await place.db
        .selectFrom('measurement')
        .select('value')
        .where('meterId', '=', read.id)
        .execute();
      const submissions = await place.db
        .selectFrom('submission')
        .select(['value', 'state'])
        .where('meterId', '=', read.id)
        .execute();
      const waiting = submissions.filter(({ state }) => state === 'waiting');
      return {
        visits: visits.map(({ remark }) => remark ?? ''),
        read: oneOf(measurements),
        waiting: oneOf(waiting),
        replaced: submissions.length - waiting.length,
      };
    },
  };
}

function oneOf(rows: readonly { readonly value: string }[]): string | null {
  return rows.length === 0 ? null : rows.map(({ value }) => `${Number(value)}`).join();
}

function entryOf(meterId: string, said: Omit<SyncEntry, 'clientKey' | 'meterId' | 'measuredAt'>) {
  return { clientKey: randomUUID(), meterId, measuredAt: new Date().toISOString(), ...said };
}

/** As a phone whose first answer is late: it is there when either is answered. */
async function sendTwice(
  client: TestClient,
  campaignId: string,
  readings: readonly SyncEntry[],
): Promise<number> {
  const statuses = await Promise.all([1, 2].map(() => send(client, campaignId, readings)));
  return Math.max(...statuses.map((status) => (status === 503 ? 0 : status)));
}

/** The status of a sync, or 0 where the connection broke; an entry that is refused is a fault. */
async function send(
  client: TestClient,
  campaignId: string,
  readings: readonly SyncEntry[],
): Promise<number> {
  const json = { campaignId, readings };
  const reply = await client
    .post<{ results: SyncResult[] }>('/api/campaign/sync', json)
    .catch(() => undefined);
  if (reply?.status !== 200) return reply?.status ?? 0;
  return reply.body.results.some(({ outcome }) => outcome === 'refused') ? 500 : 200;
}
