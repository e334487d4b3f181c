import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addLogin, testPassword } from '#test/factories.ts';
import { serveApp } from '#test/serve-app.ts';
import { startTestApp } from '#test/test-app.ts';
import { createTestClient, type TestClient } from '#test/test-client.ts';
import { createTestDatabase } from '#test/test-database.ts';

const app = await startTestApp({ TRUST_PROXY: '127.0.0.1' });

let count = 0;

/** An address that nobody in this file has come from yet. */
function anotherAddress(): string {
  count += 1;
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}

function signInFrom(client: TestClient, address: string, username: string, password: string) {
  return client.request('/api/session/login', {
    method: 'POST',
    form: { username, password },
    headers: { 'x-forwarded-for': address },
  });
}

/**
 * Tries wrong passwords from as many addresses, forty at a time; gives how often each status came, and
 * the longest wait that was asked for, in seconds.
 */
async function attack(username: string, times: number) {
  const statuses = new Map<number, number>();
  const client = app.anonymous();
  let longestWait = 0;
  let left = times;
  const tryOn = async () => {
    while (left > 0) {
      left -= 1;
      const { status, headers } = await signInFrom(client, anotherAddress(), username, 'zgaduje');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      longestWait = Math.max(longestWait, Number(headers.get('retry-after')));
    }
  };
  await Promise.all(Array.from({ length: 40 }, tryOn));
  return { statuses: Object.fromEntries(statuses), longestWait };
}

/** Lets the window of fifteen minutes that the attempts so far began be over. */
async function fifteenMinutesLater(): Promise<void> {
  await sql`update sign_in_attempt set expire = expire - ${15 * 60 * 1000}`.execute(app.db);
}

/** Enough to show what 10,000 show; each costs the database two writes. */
const tries = 300;

describe('hundreds of tries from as many addresses on one name', () => {
  it('look at ten passwords, and lock nobody out for longer than 15 minutes', async () => {
    const { loginId } = await addLogin(app.db);
    const other = await addLogin(app.db);
    const owner = app.anonymous();
    expect((await signInFrom(owner, anotherAddress(), loginId, testPassword)).status).toBe(204);

    const { statuses, longestWait } = await attack(loginId, tries);
    expect(statuses).toEqual({ 401: 10, 429: tries - 10 });
    expect(longestWait).toBeLessThanOrEqual(15 * 60);

    // The owner in the browser used before, from another address: at once.
    expect((await signInFrom(owner, anotherAddress(), loginId, testPassword)).status).toBe(204);
    // In a new browser: refused as everybody else, and let in when the window is over.
    const anew = app.anonymous();
    expect((await signInFrom(anew, anotherAddress(), loginId, testPassword)).status).toBe(429);
    await fifteenMinutesLater();
    expect((await signInFrom(anew, anotherAddress(), loginId, testPassword)).status).toBe(204);
    // Other names were never concerned.
    expect((await signInFrom(anew, anotherAddress(), other.loginId, testPassword)).status).toBe(
      204,
    );
  });

  it('behave the same on a name that nobody has', async () => {
    const { statuses } = await attack('nikogo', 50);
    expect(statuses).toEqual({ 401: 10, 429: 40 });
  });
});

describe('a browser that is known', () => {
  it('has tries of its own, and no more than others', async () => {
    const { loginId } = await addLogin(app.db);
    const client = app.anonymous();
    await signInFrom(client, anotherAddress(), loginId, testPassword);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      statuses.push((await signInFrom(client, anotherAddress(), loginId, 'zgaduje')).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    // They did not count against the name.
    const elsewhere = await signInFrom(app.anonymous(), anotherAddress(), loginId, testPassword);
    expect(elsewhere.status).toBe(204);
  });

  it('is known for the names that were signed in in it, not for others', async () => {
    const first = await addLogin(app.db);
    const second = await addLogin(app.db);
    const shared = app.anonymous();
    await signInFrom(shared, anotherAddress(), first.loginId, testPassword);
    await attack(second.loginId, 20);
    const refused = await signInFrom(shared, anotherAddress(), second.loginId, testPassword);
    expect(refused.status).toBe(429);
    await fifteenMinutesLater();
    await signInFrom(shared, anotherAddress(), second.loginId, testPassword);
    await attack(first.loginId, 20);
    await attack(second.loginId, 20);
    for (const { loginId } of [first, second]) {
      expect((await signInFrom(shared, anotherAddress(), loginId, testPassword)).status).toBe(204);
    }
  });

  it('is not made up by a cookie', async () => {
    const { loginId } = await addLogin(app.db);
    await attack(loginId, 20);
    const { status } = await app.anonymous().request('/api/session/login', {
      method: 'POST',
      form: { username: loginId, password: testPassword },
      headers: { 'x-forwarded-for': anotherAddress(), cookie: 'grzadka_device=zmyslone' },
    });
    expect(status).toBe(429);
  });

  it('brings a cookie that scripts and other sites cannot use, of which the hash is stored', async () => {
    const { loginId } = await addLogin(app.db);
    const client = app.anonymous();
    const planted = { 'x-forwarded-for': anotherAddress(), cookie: 'grzadka_device=podlozone' };
    const { headers } = await client.request('/api/session/login', {
      method: 'POST',
      form: { username: loginId, password: testPassword },
      headers: planted,
    });
    const cookie = headers.getSetCookie().find((text) => text.startsWith('grzadka_device=')) ?? '';
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    const token = cookie.split(/[=;]/)[1] ?? '';
    // One that somebody planted is not taken over.
    expect(token).not.toBe('podlozone');
    expect(token.length).toBeGreaterThan(40);
    const { rows } = await sql<{
      row: string;
    }>`select known_device::text as row from known_device`.execute(app.db);
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });
});

it('one address that tries many names has to wait too, but not its known browsers', async () => {
  const address = anotherAddress();
  const { loginId } = await addLogin(app.db);
  const known = app.anonymous();
  expect((await signInFrom(known, address, loginId, testPassword)).status).toBe(204);
  const tryName = async (name: string) =>
    (await signInFrom(app.anonymous(), address, name, 'zgaduje')).status;
  expect(await tryName('pierwsze')).toBe(401);
  await sql`
    update sign_in_attempt set points = 99 where key = ${`address:${address}`} and points = 1
  `.execute(app.db);
  expect(await tryName('setne')).toBe(401);
  expect(await tryName('kolejne')).toBe(429);

  // Neither a mistake nor a success there touches the address's own count.
  expect((await signInFrom(known, address, loginId, 'pomylka')).status).toBe(401);
  expect((await signInFrom(known, address, loginId, testPassword)).status).toBe(204);
  expect(await tryName('wciaz')).toBe(429);
});

it('a network of IPv6 counts as one address', async () => {
  for (const address of ['2001:db8::1', '2001:db8::ffff:2']) {
    await signInFrom(app.anonymous(), address, address, 'zgaduje');
  }
  const counted = await app.db
    .selectFrom('signInAttempt')
    .select('points')
    .where('key', '=', 'address:2001:db8::/64')
    .executeTakeFirst();
  expect(counted?.points).toBe(2);
});

it('the tries at all instances count together', async () => {
  const { url } = await createTestDatabase();
  const instances = await Promise.all([1, 2].map(() => serveApp({ databaseUrl: url })));
  onTestFinished(async () => {
    for (const instance of instances) await instance.close();
  });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt++) {
    const { origin } = instances[attempt % 2] ?? app;
    statuses.push((await createTestClient(origin).signIn('ktos', 'zgaduje')).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
});
