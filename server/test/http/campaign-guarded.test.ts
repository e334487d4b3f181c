import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { readEntry, sync, walksOf } from '#test/campaign-walks.ts';
import { addCampaignReader } from '#test/campaigns.ts';
import { addLogin, addParty, addSession } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { createTestClient } from '#test/test-client.ts';

// As the application's role.
const app = await startTestApp();
const { db } = app;
const clerk = await app.as('ROLE_EMPLOYEE');
const { addRound } = walksOf(app);

/** Somebody who has read a meter of a round, disputed another one, and stood before a third. */
async function addWalk(lastName: string) {
  const { id: campaignId, meters } = await addRound(3);
  const [read = '', disputed = '', locked = ''] = meters;
  const { id: partyId } = await addParty(db, { lastName });
  const { id: loginId } = await addLogin(db, { partyId, role: 'ROLE_USER' });
  await addCampaignReader(db, { campaignId, loginId });
  const client = createTestClient(app.origin, { [sessionCookie]: await addSession(db, loginId) });
  await sync(clerk, campaignId, [readEntry(disputed, '7')]);
  const outcomes = await sync(client, campaignId, [
    readEntry(read, '5'),
    readEntry(disputed, '8'),
    readEntry(locked, '', { state: 'inaccessible', reason: 'locked' }),
  ]);
  expect(outcomes).toEqual(['saved', 'submitted', 'saved']);
  const { id: submissionId } = await db
    .selectFrom('submission')
    .select('id')
    .where('campaignId', '=', campaignId)
    .executeTakeFirstOrThrow();
  const rows = async () => {
    const found = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(measurement) as row from measurement where meter_id = ${read}
      union all select to_jsonb(submission) from submission where campaign_id = ${campaignId}
      union all select to_jsonb(campaign_visit) from campaign_visit where campaign_id = ${campaignId}
    `.execute(db);
    return found.rows.map(({ row }) => row);
  };
  return { campaignId, partyId, loginId, submissionId, rows };
}

const walk = await addWalk('Obchodowska');
const { campaignId, submissionId } = walk;
const decided = await clerk.post('/api/submission/return', { id: submissionId, reason: 'Pomyłka' });
if (decided.status !== 204) throw new Error(`not sent back: ${decided.status}`);

describe('the database lets nobody', () => {
  const submission = (set: RawBuilder<unknown>) =>
    sql`update submission set ${set} where id = ${submissionId}`;
  const visit = (set: RawBuilder<unknown>) =>
    sql`update campaign_visit set ${set} where campaign_id = ${campaignId}`;
  const reported = 'a submission is never changed';
  const once = 'a submission is decided on once';
  const seen = 'a visit is never changed';

  it.each<[string, RawBuilder<unknown>, string]>([
    ['change what was reported', submission(sql`value = 1`), reported],
    ['change when it was read', submission(sql`measured_at = now()`), reported],
    ['change what was remarked', submission(sql`remark = 'x'`), reported],
    ['change what was answered', submission(sql`confirmation = 'leak'`), reported],
    [
      'say that somebody else reported it',
      submission(sql`submitted_by_last_name = 'Lis'`),
      'can only be blanked',
    ],
    ['decide again', submission(sql`state = 'waiting', decided_at = null`), once],
    ['change why it was sent back', submission(sql`return_reason = 'x'`), once],
    ['say that somebody else decided', submission(sql`decided_by = 'Lis'`), once],
    ['change why a meter was not read', visit(sql`reason = 'flooded'`), seen],
    ['change when somebody stood there', visit(sql`visited_at = now()`), seen],
    ['say that somebody else stood there', visit(sql`visited_by_last_name = 'Lis'`), seen],
    ['give it a login', visit(sql`login_id = ${newId()}`), seen],
  ])('%s', async (_, attempt, message) => {
    const before = await walk.rows();
    await expect(attempt.execute(db)).rejects.toThrow(message);
    expect(await walk.rows()).toEqual(before);
  });
});

it('names are blanked where a person is erased, of visits and submissions as of measurements', async () => {
  expect(JSON.stringify(await walk.rows()).match(/Obchodowska/g)).toHaveLength(3);
  await sql`
    update campaign_visit set visited_by_first_name = null, visited_by_last_name = null, login_id = null
    where campaign_id = ${campaignId}
  `.execute(db);
  await sql`
    update submission
    set submitted_by_first_name = null, submitted_by_last_name = null, login_id = null,
      decided_by = null, decided_login_id = null
    where id = ${submissionId}
  `.execute(db);
  await sql`
    update measurement
    set measured_by_first_name = null, measured_by_last_name = null, login_id = null
    where campaign_id = ${campaignId}
  `.execute(db);
  const left = JSON.stringify(await walk.rows());
  expect(left).not.toContain('Obchodowska');
  expect(left).not.toContain('Kowalski');
});

it('a login that is deleted leaves the name of who walked, and takes its id along', async () => {
  const { partyId, loginId, rows } = await addWalk('Zostawska');
  const treasurer = await app.as('ROLE_TREASURER');
  expect((await treasurer.delete(`/api/party/delete/${partyId}`)).status).toBe(204);
  const left = await rows();
  expect(left.map(({ loginId: id }) => id)).toEqual([null, null, null]);
  expect(JSON.stringify(left).match(/Zostawska/g)).toHaveLength(3);
  expect(JSON.stringify(left)).not.toContain(loginId);
});
