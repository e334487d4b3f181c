// @vitest-environment jsdom
import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { type Party, party } from '@grzadka/contract/party/party-reply';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field, openScreen, press, startTestServer, type } from '../../test/open-screen.tsx';
import { PartyEditScreen } from './PartyEditScreen.tsx';
import { partyPaths, partyPatterns } from './party.paths.ts';

const server = startTestServer();

const routes = [{ path: partyPatterns.edit, element: <PartyEditScreen /> }];

const jan = sampleOf(party, {
  id: 'jan',
  name: 'Kowalski Jan',
  firstName: 'Jan',
  lastName: 'Kowalski',
  phone: { number: '48601000000' },
});

const stored = (changes: Partial<Party>, version: number) =>
  server.answer(
    partyEndpoints.getDetails,
    { party: { ...jan, ...changes }, partyLogins: [] },
    { etag: `"${version}"` },
  );

async function openForm() {
  stored({}, 1);
  const opened = openScreen(routes, partyPaths.edit('jan'));
  await screen.findByLabelText('E-mail');
  // Of the same title as the form of a new one.
  expect(screen.getByRole('heading', { level: 2, name: jan.name })).toBeTruthy();
  return opened;
}

/** Saves what somebody else was quicker to save, and reads what that was. */
async function saveTooLate(theirs: Partial<Party>, version: number): Promise<void> {
  server.refuse(partyEndpoints.update, { code: 'stale' });
  await press('Zapisz');
  const reload = await screen.findByRole('button', { name: 'Odśwież dane' });
  expect(screen.getByRole('alert').textContent).toContain(
    'Ktoś zmienił te dane w międzyczasie. Naciśnij „Odśwież dane”, sprawdź i zapisz ponownie.',
  );
  stored(theirs, version);
  fireEvent.click(reload);
  const renewed = 'Wczytano aktualne dane. To, co wpisano, zostało. Sprawdź i zapisz ponownie.';
  expect((await screen.findByText(renewed)).closest('[role="alert"]')).not.toBeNull();
  // Its code comes when something was changed meanwhile.
  await screen.findByText('Zmiany w międzyczasie');
}

/** Saves for good, and returns what was sent. */
async function save(path: () => string) {
  server.answer(partyEndpoints.update, undefined);
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(partyPaths.list));
  return server.callsOf(partyEndpoints.update).at(-1);
}

/** What the form says of the changes; by its heading, as to ask a whole form for roles takes long. */
const review = () => screen.getByText('Zmiany w międzyczasie').closest('section') ?? document.body;
const group = (name: string) => within(review()).getByRole('group', { name });
const version = (label: string, name: RegExp) =>
  within(group(label)).getByRole<HTMLInputElement>('radio', { name });

test('what somebody else changed of a party is joined with what was typed, and named', async () => {
  const { path } = await openForm();
  type('E-mail', 'jan@example.pl');
  await saveTooLate({ lastName: 'Nowak', phone: { number: '48601234567' } }, 2);

  expect(field('Nazwisko').value).toBe('Nowak');
  expect(field('E-mail').value).toBe('jan@example.pl');
  expect(within(review()).getByText('Połączono ze zmianami innej osoby:')).toBeTruthy();
  expect(
    within(review())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Nazwisko: Nowak (było: Kowalski)',
    'Telefon: +48 601 234 567 (było: +48 601 000 000)',
  ]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Zmiany w międzyczasie'));
  expect(within(review()).queryByRole('radio')).toBeNull();

  const sent = await save(path);
  expect(sent).toMatchObject({
    ifMatch: '"2"',
    body: { lastName: 'Nowak', phone: '48601234567', email: 'jan@example.pl' },
  });
});

test('of a field that both changed, the own version stays until the other one is chosen', async () => {
  const { path } = await openForm();
  type('Telefon', '+48 601 111 111');
  type('Nazwisko', 'Nowak');
  await saveTooLate({ lastName: 'Nowakowski', phone: { number: '48602222222' } }, 2);

  expect(field('Telefon').value).toBe('+48 601 111 111');
  expect(group('Telefon').textContent).toContain('Było: +48 601 000 000');
  expect(version('Telefon', /^Twoja wersja: \+48 601 111 111$/).checked).toBe(true);
  fireEvent.click(version('Telefon', /^Wersja innej osoby: \+48 602 222 222$/));
  expect(field('Telefon').value).toBe('+48 602 222 222');
  fireEvent.click(version('Telefon', /^Twoja wersja/));
  expect(field('Telefon').value).toBe('+48 601 111 111');
  fireEvent.click(version('Telefon', /^Wersja innej osoby/));

  // What is typed over it is a version of one's own.
  type('Nazwisko', 'Nowak-Kowalski');
  expect(version('Nazwisko', /^Twoja wersja: Nowak-Kowalski$/).checked).toBe(true);

  // A person who is too late again sees what changed since: the rest has been decided about.
  const decided = { lastName: 'Nowakowski', phone: { number: '48602222222' } };
  await saveTooLate({ ...decided, firstName: 'Janusz' }, 3);
  expect(within(review()).queryByRole('radio')).toBeNull();
  expect(within(review()).getByRole('listitem').textContent).toBe('Imię: Janusz (było: Jan)');
  const sent = await save(path);
  expect(sent).toMatchObject({
    ifMatch: '"3"',
    body: { firstName: 'Janusz', lastName: 'Nowak-Kowalski', phone: '48602222222' },
  });
});

test('one number in two spellings is no conflict, and a type reads as its label', async () => {
  await openForm();
  type('Telefon', '48-602-222-222');
  const company = { partyType: 'company', companyName: 'Ogrody Jana' } as const;
  await saveTooLate({ phone: { number: '48602222222' }, ...company }, 2);
  expect(within(review()).getAllByRole('listitem')[0]?.textContent).toBe(
    'Typ: Firma (było: Osoba)',
  );
  expect(within(review()).queryByRole('radio')).toBeNull();
  expect(field('Telefon').value).toBe('48-602-222-222');
});
