import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { addLogin, addParty, addSecondFactor, testPassword } from '#test/factories.ts';
import { givingCodes } from '#test/giving-codes.ts';
import { startTestApp } from '#test/test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const app = await startTestApp();
const { addOwner, withPassword, give, forgetCodes } = givingCodes(app);

const unreadable =
  'Program nie ma klucza, którym sprawdza kody z aplikacji. Wpisz kod zapasowy, a administratora komputera poproś o przywrócenie klucza SECOND_FACTOR_KEY.';

/** Notes so many wrong codes in a row in browsers that are not known; the pause after them is over by default. */
async function noteRun(
  loginId: string,
  { codes, paused = false }: { codes: number; paused?: boolean },
) {
  const pausedUntil = new Date(Date.now() + (paused ? 3_600_000 : -1));
  const run = { loginId, deviceHash: Buffer.alloc(0), codes, pausedUntil };
  await app.db
    .insertInto('wrongCodeRun')
    .values(run)
    .onConflict((conflict) => conflict.columns(['loginId', 'deviceHash']).doUpdateSet(run))
    .execute();
}

/** A new browser, in a later window of 15 minutes. */
async function inNextWindow(): Promise<TestClient> {
  await sql`delete from sign_in_attempt where key like 'name:%'`.execute(app.db);
  return app.anonymous();
}

/** The messages about a login that were queued. */
function lettersTo(loginId: string) {
  const letters = app.db.selectFrom('mailMessage').select(['recipients', 'subject', 'textBody']);
  return letters.where('loginId', '=', loginId).execute();
}

describe('without the key that its secret is encrypted with', () => {
  it('a code of the app is refused by name, counts for no wrong one, and a recovery code is taken', async () => {
    const { id, loginId } = await addLogin(app.db);
    const phone = await addSecondFactor(app.db, id, { key: 'k'.repeat(32) });
    const client = await withPassword(loginId);
    for (let attempt = 0; attempt < 6; attempt++) {
      const { status, body } = await give(client, phone.code());
      expect([status, body]).toEqual([
        401,
        { code: 'second-factor', message: unreadable, fields: { code: unreadable } },
      ]);
    }
    const runs = app.db.selectFrom('wrongCodeRun').select('codes').where('loginId', '=', id);
    expect(await runs.execute()).toEqual([{ codes: 0 }]);
    expect((await give(client, phone.recoveryCode)).status).toBe(204);
    expect((await client.get('/api/garden')).status).toBe(200);
  });
});

describe('codes cannot be guessed:', () => {
  it('they count together with the passwords, ten in 15 minutes, and the owner’s browser apart', async () => {
    const { id, loginId, phone } = await addOwner();
    const owner = await withPassword(loginId);
    expect((await give(owner, phone.code())).status).toBe(204);

    const guesser = await withPassword(loginId);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      statuses.push((await give(guesser, phone.wrongCode())).status);
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
    await forgetCodes();
    const refused = await give(guesser, phone.code());
    expect([refused.status, refused.body.code]).toEqual([429, 'throttled']);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
    expect((await app.anonymous().signIn(loginId, testPassword)).status).toBe(429);
    const actions = (await auditOf(app.db, 'login', id)).map(({ action }) => action);
    expect(actions.at(-1)).toBe('sign-in-locked');

    await withPassword(loginId, owner);
    expect((await give(owner, phone.code())).status).toBe(204);
  });

  it('a right password alone does not begin the count anew', async () => {
    const { loginId, phone } = await addOwner();
    for (let attempt = 0; attempt < 5; attempt++) {
      await give(await withPassword(loginId), phone.wrongCode());
    }
    expect((await app.anonymous().signIn(loginId, testPassword)).status).toBe(429);
  });

  it('the tenth wrong one in a row begins pauses that double, in every process, and a right one ends them', async () => {
    const { id, loginId, phone } = await addOwner();
    const guesser = await withPassword(loginId);
    await noteRun(id, { codes: 9 });
    expect((await give(guesser, phone.wrongCode())).status).toBe(401);
    const waits: number[] = [];
    for (const codes of [10, 11, 16, 17, 500]) {
      await noteRun(id, { codes });
      const other = await withPassword(loginId, await inNextWindow());
      expect((await give(other, phone.wrongCode())).status).toBe(401);
      const { status, body, headers } = await give(other, phone.code());
      expect([status, body.code]).toEqual([429, 'throttled']);
      waits.push(Number(headers.get('retry-after')) / 60);
    }
    expect(waits).toEqual([30, 60, 1440, 1440, 1440]);
    await noteRun(id, { codes: 500 });
    const owner = await withPassword(loginId, await inNextWindow());
    expect((await give(owner, phone.code())).status).toBe(204);
    const elsewhere = await withPassword(loginId);
    expect((await give(elsewhere, phone.wrongCode())).status).toBe(401);
    expect((await give(elsewhere, phone.code(1))).status).toBe(204);
  });

  it('pauses elsewhere are none in a browser that is known, and a new password ends them', async () => {
    const { id, loginId, phone } = await addOwner();
    const owner = await withPassword(loginId);
    expect((await give(owner, phone.code())).status).toBe(204);
    await noteRun(id, { codes: 20, paused: true });
    expect((await give(await withPassword(loginId, owner), phone.code(1))).status).toBe(204);
    expect((await give(await withPassword(loginId), phone.wrongCode())).status).toBe(429);
    const manager = await app.as('ROLE_ADMIN');
    const change = { loginId: id, password: testPassword, sendEmail: false };
    expect((await manager.put('/api/login/updatePassword', change)).status).toBe(204);
    await forgetCodes();
    const anew = await withPassword(loginId, await inNextWindow());
    expect((await give(anew, phone.code())).status).toBe(204);
  });

  it('of many at once none goes uncounted', async () => {
    const { id, loginId, phone } = await addOwner();
    await noteRun(id, { codes: 9 });
    const clients = await Promise.all([1, 2, 3].map(() => withPassword(loginId)));
    const replies = await Promise.all(clients.map((client) => give(client, phone.wrongCode())));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([401, 429, 429]);
  });

  it('the owner is written to at the fifth wrong one in a row, once, where there is an address', async () => {
    const { id: partyId } = await addParty(app.db, { email: 'jan@example.pl' });
    const written: number[][] = [];
    const owner = await addOwner(partyId);
    for (const { id, loginId, phone } of [owner, await addOwner()]) {
      const guesser = await withPassword(loginId);
      const letters: number[] = [];
      for (let attempt = 0; attempt < 7; attempt++) {
        expect((await give(guesser, phone.wrongCode())).status).toBe(401);
        letters.push((await lettersTo(id)).length);
      }
      written.push(letters);
    }
    expect(written).toEqual([
      [0, 0, 0, 0, 1, 1, 1],
      [0, 0, 0, 0, 0, 0, 0],
    ]);
    const [letter] = await lettersTo(owner.id);
    expect(letter).toMatchObject({
      recipients: ['jan@example.pl'],
      subject: 'Ktoś podaje złe kody przy logowaniu',
      textBody: expect.stringContaining('Zaloguj się, wybierz „Twoje dane”'),
    });
    expect(letter?.textBody).toContain(`Nazwa użytkownika: ${owner.loginId}`);
  });

  it('a success does', async () => {
    const { loginId, phone } = await addOwner();
    for (let round = 0; round < 2; round++) {
      for (let attempt = 0; attempt < 3; attempt++) {
        await give(await withPassword(loginId), phone.wrongCode());
      }
      await forgetCodes();
      expect((await give(await withPassword(loginId), phone.code())).status).toBe(204);
    }
  });
});
