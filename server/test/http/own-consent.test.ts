import {
  type ConsentKind,
  consentRefusals,
  type OwnConsents,
} from '@grzadka/contract/consent/consent.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { expect, it } from 'vitest';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { addConsent } from '#test/consents.ts';
import { addLogin, addParty, addSession } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { createTestClient } from '#test/test-client.ts';

const app = await startTestApp();
const today = gardenToday();

/** Somebody who is signed in: the holder of an address, or of none, or nobody at all. */
async function signedIn(email: string | null, hasParty = true) {
  const partyId = hasParty ? (await addParty(app.db, { email })).id : null;
  const { id } = await addLogin(app.db, { role: 'ROLE_USER', partyId });
  const client = createTestClient(app.origin, { [sessionCookie]: await addSession(app.db, id) });
  const change = (kind: ConsentKind, given: boolean) =>
    client.post<ErrorBody>('/api/own/consent', { kind, given });
  const read = async () => (await client.get<OwnConsents>('/api/own/consent')).body;
  return { partyId: partyId ?? '', change, read };
}

const kindsOf = async (partyId: string) => {
  const valid = app.db.selectFrom('validConsent').select('kind').where('partyId', '=', partyId);
  return (await valid.execute()).map(({ kind }) => kind);
};

it('consents are given and withdrawn by their holder, as often as they like, and the same twice is nothing', async () => {
  const { partyId, change, read } = await signedIn('anna@example.pl');
  expect(await read()).toEqual({ hasParty: true, email: 'anna@example.pl', items: [] });
  for (const given of [false, true, true, false, false, true]) {
    expect((await change('information', given)).status).toBe(204);
  }
  const { items } = await read();
  expect(items).toMatchObject([
    { state: 'valid', how: 'own', givenOn: today, withdrawal: null },
    { state: 'withdrawn', withdrawal: { withdrawnOn: today, how: 'own' } },
  ]);
  // What proves it is the office's.
  expect(items[0]).not.toHaveProperty('document');
  expect(await kindsOf(partyId)).toEqual(['information']);
});

it('what the office recorded is withdrawn by its holder as well', async () => {
  const { partyId, change, read } = await signedIn('anna@example.pl');
  await addConsent(app.db, { partyId, kind: 'e-delivery', email: 'anna@example.pl' });
  expect((await change('e-delivery', false)).status).toBe(204);
  expect((await read()).items).toMatchObject([{ how: 'written', withdrawal: { how: 'own' } }]);
});

it('without an e-mail address a consent can be withdrawn, but not given', async () => {
  const { change } = await signedIn(null);
  const { status, body } = await change('information', true);
  expect([status, body.message]).toEqual([409, consentRefusals.noOwnEmail]);
  expect((await change('information', false)).status).toBe(204);
});

it('a login that belongs to nobody has no consents', async () => {
  const { change, read } = await signedIn(null, false);
  expect(await read()).toEqual({ hasParty: false, email: null, items: [] });
  const { status, body } = await change('information', true);
  expect([status, body.message]).toEqual([409, consentRefusals.noParty]);
});
