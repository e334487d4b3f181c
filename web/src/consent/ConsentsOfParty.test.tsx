// @vitest-environment jsdom
import { consentEndpoints } from '@grzadka/contract/consent/consent.endpoints';
import { consent, consentRefusals } from '@grzadka/contract/consent/consent.model';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import { documentListItem } from '@grzadka/contract/document/document.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { ConsentsOfParty } from './ConsentsOfParty.tsx';

const server = startTestServer();
const routes = [{ path: '/podmiot', element: <ConsentsOfParty party={{ id: 'p' }} /> }];

const email = 'anna@example.pl';
const delivery = 'Zgoda na doręczanie pism pocztą elektroniczną';
const information = 'Zgoda na informacje';

const given = sampleOf(consent, {
  id: 'i',
  kind: 'information',
  state: 'valid',
  email,
  givenOn: '2026-05-01',
  how: 'written',
  withdrawal: null,
  document: { id: 'd', name: 'Zgoda Anny' },
});
const letters = { ...given, id: 'l', kind: 'e-delivery', document: null } as const;

const rowsOf = async (name: string) => {
  const list = await screen.findByRole('list', { name });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

beforeEach(() => {
  const sheet = sampleOf(documentListItem, { id: 's', name: 'Lista zgód' });
  server.answer(documentEndpoints.list, { items: [sheet], totalItems: 1 });
});

test('a party tells what it agreed to, how that stands, and what came before on request', async () => {
  const withdrawal = { withdrawnOn: '2026-03-01', how: 'link' } as const;
  const before = { ...letters, id: 'b', state: 'withdrawn', withdrawal } as const;
  server.answer(consentEndpoints.ofParty, { email, items: [letters, before, given] });
  openScreen(routes, '/podmiot', { role: 'ROLE_EMPLOYEE' });
  const told = 'Udzielona 2026.05.01 pisemnie, na adres anna@example.pl';
  expect(await rowsOf('Zgody')).toEqual([
    `${delivery}Ważna${told}`,
    `${information}Ważna${told}Dokument: Zgoda Anny`,
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/api/file/content/d');
  // Who only reads has nothing else to press.
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Pokaż wcześniejsze (1)',
  ]);
  await press('Pokaż wcześniejsze (1)');
  expect(await rowsOf('Zgody – Wcześniejsze')).toEqual([
    `${delivery}Wycofana${told}Wycofana 2026.03.01 linkiem z e-maila`,
  ]);
});

test('a signed sheet is recorded at once, for both where it says both, and its day is offered again', async () => {
  server.answer(consentEndpoints.ofParty, { email, items: [] });
  server.answer(consentEndpoints.create, undefined);
  openScreen(routes, '/podmiot');
  await press(`Zapisz zgodę: ${delivery}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Zapisanie zgody' }));
  const box = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name });
  expect([box(delivery).checked, box(information).checked]).toEqual([true, false]);
  expect(document.activeElement).toBe(box(delivery));
  dialog.getByText('Zgoda będzie dotyczyć adresu anna@example.pl.');
  fireEvent.click(box(information));
  const day = dialog.getByRole('textbox', { name: 'Dzień podpisania' });
  fireEvent.paste(day, { clipboardData: { getData: () => '2026.03.27' } });
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Dokument' }));
  await press('Lista zgód', { role: 'option' });
  await press('Zapisz', { within: dialog });
  await screen.findByText('Zapisano zgodę');
  const kinds = ['e-delivery', 'information'];
  const sent = { partyId: 'p', kinds, givenOn: '2026-03-27', documentId: 's' };
  expect(server.callsOf(consentEndpoints.create).at(-1)?.body).toEqual(sent);

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(`Zapisz zgodę: ${information}`);
  const next = within(await screen.findByRole('dialog'));
  await press('Zapisz', { within: next });
  const again = { partyId: 'p', kinds: ['information'], givenOn: '2026-03-27', documentId: null };
  await waitFor(() => expect(server.callsOf(consentEndpoints.create).at(-1)?.body).toEqual(again));
});

test('a consent that somebody else has recorded meanwhile is told in the form, as is a form without a kind', async () => {
  server.answer(consentEndpoints.ofParty, { email, items: [letters] });
  const message = consentRefusals.alreadyValid('information');
  server.refuse(consentEndpoints.create, { code: 'conflict', message });
  openScreen(routes, '/podmiot');
  await press(`Zapisz zgodę: ${information}`);
  const dialog = within(await screen.findByRole('dialog'));
  // What is valid is not offered.
  const box = dialog.getByRole('checkbox');
  fireEvent.click(box);
  await press('Zapisz', { within: dialog });
  await dialog.findByText('Zaznacz, na co jest zgoda');
  fireEvent.click(box);
  await press('Zapisz', { within: dialog });
  await dialog.findByText(message);
  expect(server.callsOf(consentEndpoints.create)).toHaveLength(1);
});

test('another address ends the consent to letters, which is recorded anew for that one or withdrawn', async () => {
  const item = { ...letters, email: 'dawna@example.pl', state: 'address-changed' } as const;
  server.answer(consentEndpoints.ofParty, { email, items: [item, given] });
  server.answer(consentEndpoints.withdraw, undefined);
  openScreen(routes, '/podmiot');
  await screen.findByText(
    'Adres się zmienił od udzielenia zgody. Dopóki nie ma nowej, pisma idą na papierze.',
  );
  await screen.findByRole('button', { name: `Zapisz na obecny adres: ${delivery}` });
  await press(`Wycofaj zgodę: ${delivery}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Wycofanie zgody' }));
  await press('Wycofaj', { within: dialog });
  await screen.findByText('Zapisano wycofanie zgody');
  expect(server.callsOf(consentEndpoints.withdraw)).toMatchObject([
    { body: { partyId: 'p', kind: 'e-delivery', withdrawnOn: gardenToday() } },
  ]);
});

test('without an e-mail address nothing can be recorded, and the way to one is there', async () => {
  server.answer(consentEndpoints.ofParty, { email: null, items: [] });
  openScreen(routes, '/podmiot');
  expect(await rowsOf('Zgody')).toEqual([
    `${delivery}Nie udzielono`,
    `${information}Nie udzielono`,
  ]);
  expect(screen.queryByRole('button')).toBeNull();
  const link = screen.getByRole('link', { name: 'Wpisz adres e-mail' });
  expect(link.getAttribute('href')).toBe('/edytuj-podmiot/p');
});
