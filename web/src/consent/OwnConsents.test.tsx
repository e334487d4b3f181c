// @vitest-environment jsdom
import { consentEndpoints } from '@grzadka/contract/consent/consent.endpoints';
import { consentRefusals, ownConsent } from '@grzadka/contract/consent/consent.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { OwnConsents } from './OwnConsents.tsx';

const server = startTestServer();
const routes = [{ path: '/zgody', element: <OwnConsents /> }];
const open = () => openScreen(routes, '/zgody', { role: 'ROLE_USER' });

const email = 'anna@example.pl';
const information = 'Zgoda na informacje';
const delivery = 'Zgoda na doręczanie pism pocztą elektroniczną';
const own = sampleOf(ownConsent, { kind: 'information', state: 'valid', email, withdrawal: null });
const buttons = () =>
  screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

test('a holder agrees by one press, and withdraws by one', async () => {
  server.answer(consentEndpoints.own, { hasParty: true, email, items: [] });
  server.answer(consentEndpoints.changeOwn, undefined);
  open();
  await screen.findByText('Adres e-mail w Twoich danych: anna@example.pl');
  expect(buttons()).toEqual([`Udziel zgody: ${delivery}`, `Udziel zgody: ${information}`]);
  server.answer(consentEndpoints.own, { hasParty: true, email, items: [own] });
  await press(`Udziel zgody: ${information}`);
  await screen.findByText('Udzielono zgody');
  await press(`Wycofaj zgodę: ${information}`);
  await screen.findByText('Wycofano zgodę');
  expect(server.callsOf(consentEndpoints.changeOwn).map(({ body }) => body)).toEqual([
    { kind: 'information', given: true },
    { kind: 'information', given: false },
  ]);
});

test('what was given for another address is given for the present one, or withdrawn', async () => {
  const item = { ...own, kind: 'e-delivery', state: 'address-changed' } as const;
  server.answer(consentEndpoints.own, { hasParty: true, email, items: [item, own] });
  open();
  await screen.findByText(
    'Adres się zmienił od udzielenia zgody. Dopóki nie ma nowej, pisma przychodzą na papierze.',
  );
  expect(buttons()).toEqual([
    `Udziel na obecny adres: ${delivery}`,
    `Wycofaj zgodę: ${delivery}`,
    `Wycofaj zgodę: ${information}`,
  ]);
});

test('what cannot be done is said in place of the buttons', async () => {
  const item = { ...own, state: 'no-address' } as const;
  server.answer(consentEndpoints.own, { hasParty: true, email: null, items: [item] });
  open();
  await screen.findByText(consentRefusals.noOwnEmail);
  expect(buttons()).toEqual([`Wycofaj zgodę: ${information}`]);
});

test('a login that belongs to nobody has no consents, and says so', async () => {
  server.answer(consentEndpoints.own, { hasParty: false, email: null, items: [] });
  open();
  await screen.findByText('Ten login nie należy do żadnej osoby ani firmy, więc nie ma zgód.');
  expect(buttons()).toEqual([]);
});

test('what failed is told below its consent, which is read again', async () => {
  server.answer(consentEndpoints.own, { hasParty: true, email, items: [] });
  server.refuse(consentEndpoints.changeOwn, { code: 'unavailable' });
  open();
  await press(`Udziel zgody: ${delivery}`);
  await screen.findByText('Program chwilowo nie odpowiada. Poczekaj chwilę i spróbuj ponownie.');
  await waitFor(() => expect(server.callsOf(consentEndpoints.own)).toHaveLength(2));
});
