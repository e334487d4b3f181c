// @vitest-environment jsdom

import { auditEndpoints } from '@grzadka/contract/audit/audit.endpoints';
import type { AuditEntryDetails } from '@grzadka/contract/audit/audit.model';
import { restoreEndpoints } from '@grzadka/contract/core/restore/restore.endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { makeRoomForRows } from '../../test/room-for-rows.ts';
import { area } from './audit.area.ts';
import { auditPaths } from './audit.paths.ts';

const server = startTestServer();
const routes = area.routes?.flatMap(({ screens }) => [...screens]) ?? [];

const change: AuditEntryDetails = {
  id: 'e',
  at: '2026-11-21T07:12:33.000Z',
  actor: 'Nowak Anna',
  action: 'update',
  record: { type: 'garden', id: 'g', name: '12A', isThere: true, parentId: null },
  fields: ['area', 'sectorId'],
  facts: null,
  importedFrom: null,
  groups: false,
  before: { area: 1300, sectorId: 1 },
  after: { area: 1312.5, sectorId: 2 },
  names: { 1: 'Sektor 1', 2: 'Sektor 2' },
  along: [],
  isRestorable: false,
};

/** What the screen says of each field: its label, and its value before and after. */
function changes(): Record<string, (string | null)[]> {
  const section = screen.getByRole('region', { name: 'Co się zmieniło' });
  const rows = within(section)
    .getAllByRole('term')
    .map((term) => [
      term.textContent,
      [...(term.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent),
    ]);
  return Object.fromEntries(rows);
}

test('an entry tells field by field what changed, in the words of the screens', async () => {
  server.answer(auditEndpoints.get, change);
  openScreen(routes, auditPaths.entry('e'));
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Zmiana – Działka: 12A' }),
  ).toBeTruthy();
  expect(changes()).toEqual({
    Sektor: ['Było: Sektor 1', 'Jest: Sektor 2'],
    'Powierzchnia (m2)': ['Było: 1\u00a0300', 'Jest: 1\u00a0312,5'],
  });
  expect(screen.getByRole('link', { name: 'Działka: 12A' }).getAttribute('href')).toBe(
    '/szczegoly-dzialki/g',
  );
  expect(screen.queryByRole('button', { name: 'Przywróć' })).toBeNull();
});

test('the number of an account is told in its groups', async () => {
  server.answer(auditEndpoints.get, {
    ...change,
    record: { type: 'settings', id: 's', name: null, isThere: true, parentId: null },
    fields: ['bankAccount'],
    before: { bankAccount: null },
    after: { bankAccount: '61109010140000071219812874' },
  });
  openScreen(routes, auditPaths.entry('e'));
  await screen.findByRole('heading', { level: 2, name: 'Zmiana – Ustawienia' });
  expect(changes()).toEqual({
    'Numer rachunku bankowego': ['Było: (brak)', 'Jest: 61 1090 1014 0000 0712 1981 2874'],
  });
});

const deletion: AuditEntryDetails = {
  ...change,
  action: 'delete',
  record: { type: 'notice', id: 'n', name: 'Brak wody', isThere: false, parentId: null },
  fields: [],
  before: { title: 'Brak wody', publicationFromDate: null, publicationThruDate: null },
  after: null,
  names: {},
  along: [
    { table: 'content', count: 1 },
    { table: 'contentBlock', count: 2 },
  ],
  isRestorable: true,
};

test('what was deleted is brought back after a question, and the entry then leads to it', async () => {
  server.answer(auditEndpoints.get, deletion);
  server.answer(restoreEndpoints.restore, { recordType: 'notice', recordId: 'n' });
  openScreen(routes, auditPaths.entry('e'), { role: 'ROLE_ADMIN' });
  await screen.findByText('Razem z tym usunięto: bloki treści: 2');
  expect(changes()).toEqual({ Tytuł: ['Było: Brak wody'] });
  await press('Przywróć');
  const question = await screen.findByRole('alertdialog', { name: 'Przywrócić usunięte dane?' });
  server.answer(auditEndpoints.get, {
    ...deletion,
    record: { ...deletion.record, isThere: true },
    isRestorable: false,
  });
  await press('Przywróć', { within: within(question) });
  const link = await screen.findByRole('link', { name: 'Ogłoszenie: Brak wody' });
  expect(link.getAttribute('href')).toBe('/ogloszenia/edytuj-ogloszenie/n');
  expect(server.callsOf(restoreEndpoints.restore).map(({ body }) => body)).toEqual([{ id: 'e' }]);
  expect(await screen.findByText('Przywrócono: Ogłoszenie: Brak wody')).toBeTruthy();
});

test('why it cannot be brought back is told in a red alert', async () => {
  server.answer(auditEndpoints.get, deletion);
  const message = 'Te dane są już przywrócone. Odśwież listę.';
  server.refuse(restoreEndpoints.restore, { code: 'conflict', message });
  openScreen(routes, auditPaths.entry('e'), { role: 'ROLE_ADMIN' });
  await screen.findByText('Razem z tym usunięto: bloki treści: 2');
  await press('Przywróć');
  const question = await screen.findByRole('alertdialog');
  await press('Przywróć', { within: within(question) });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
});

test('the history of a record lists what happened to it, each with its summary', async () => {
  makeRoomForRows();
  const importedFrom = { entryId: 'f', fileName: 'dzialki.csv' };
  const item = { ...change, importedFrom, changes: { area: { before: 157, after: 321.5 } } };
  server.answer(auditEndpoints.history, { items: [item], totalItems: 1 });
  openScreen(routes, '/historia/garden/g');
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain(
    'Sektor, Powierzchnia: 157 → 321,5\u00a0m² · z pliku dzialki.csv',
  );
  expect(row.textContent).toMatch(/2026\.11\.21 \d\d:12\D/);
  expect(await screen.findByRole('heading', { level: 2, name: 'Działka: 12A' })).toBeTruthy();
  expect(
    within(row)
      .getByRole('link', { name: /^Szczegóły: / })
      .getAttribute('href'),
  ).toBe('/historia/garden/g/e');
});

/** The calls for pages of the audit: whether it has any entry is asked for by one that wants a single one. */
function pageCalls() {
  return server.callsOf(auditEndpoints.list).filter(({ query }) => query.get('limit') !== '1');
}

test('the audit opens without sign-ins, and offers them among the actions, group by group', async () => {
  server.answer(auditEndpoints.list, { items: [], totalItems: 0 });
  server.answer(auditEndpoints.logins, { items: [] });
  openScreen(routes, auditPaths.list);
  await screen.findByText('Znaleziono: 0');
  const asked = () => pageCalls().at(-1)?.query.get('action');
  expect(asked()).toBe('without-sessions');
  await press('Filtry i ustawienia listy (aktywne filtry: 1)');
  const action = await screen.findByRole('combobox', { name: 'Czynność' });
  expect(action.textContent).toBe('Bez logowań');
  fireEvent.mouseDown(action);
  const choices = within(await screen.findByRole('listbox'));
  const siblings = choices.getByText('Logowania').parentElement?.children ?? [];
  const texts = [...siblings].map(({ textContent }) => textContent);
  const group = texts.slice(texts.indexOf('Logowania'), texts.indexOf('Hasła i kody'));
  expect(group.slice(0, 2)).toEqual(['Logowania', 'Zalogowanie']);
  expect(choices.queryByRole('option', { name: 'Logowania' })).toBeNull();
  fireEvent.click(choices.getByText('Logowania'));
  await press('Wszystkie', { role: 'option', within: choices });
  await waitFor(() => expect(asked()).toBeNull());
});

test('the entry of an import leads to its records, and theirs to it', async () => {
  const file = { ...change, action: 'import', before: null, names: {}, fields: [] };
  const record = { type: 'import', id: 'i', name: 'dzialki.csv', isThere: false, parentId: null };
  server.answer(auditEndpoints.get, { ...file, record, after: { added: 3 }, groups: true });
  openScreen(routes, auditPaths.entry('e'));
  const records = await screen.findByRole('link', { name: 'Pozycje z tego pliku' });
  expect(records.getAttribute('href')).toBe('/system/dziennik?filter-by-import=true&import-id=e');
});

test.each([
  ['ROLE_SUPER_USER', '/system/dziennik/f'],
  ['ROLE_EMPLOYEE', undefined],
] as const)('a change by a file names it to %s', async (role, href) => {
  const importedFrom = { entryId: 'f', fileName: 'dzialki.csv' };
  server.answer(auditEndpoints.get, { ...change, importedFrom });
  openScreen(routes, '/historia/garden/g/e', { role });
  const file = await screen.findByText('dzialki.csv');
  expect(file.closest('a')?.getAttribute('href')).toBe(href);
  expect(screen.queryByRole('link', { name: 'Pozycje z tego pliku' })).toBeNull();
});

test('the audit is narrowed to what one person of the staff did', async () => {
  server.answer(auditEndpoints.list, { items: [], totalItems: 0 });
  server.answer(auditEndpoints.logins, { items: [{ id: 'l', name: 'Nowak Anna (anna)' }] });
  openScreen(routes, auditPaths.list);
  await screen.findByText('Znaleziono: 0');
  await press('Filtry i ustawienia listy (aktywne filtry: 1)');
  const who = await screen.findByRole('combobox', { name: 'Kto' });
  fireEvent.mouseDown(who);
  await press('Nowak Anna (anna)', { role: 'option' });
  expect(await screen.findByText('Kto: Nowak Anna (anna)')).toBeTruthy();
  await waitFor(() => {
    expect(pageCalls().at(-1)?.query.get('login-id')).toBe('l');
  });
});

test('a record that an address names can be switched off, and is offered nowhere else', async () => {
  server.answer(auditEndpoints.list, { items: [], totalItems: 0 });
  server.answer(auditEndpoints.logins, { items: [] });
  openScreen(routes, `${auditPaths.list}?filter-by-record=true&record-id=g`);
  fireEvent.click(await screen.findByText('Tylko jedna pozycja'));
  await waitFor(() => expect(screen.queryByText('Tylko jedna pozycja')).toBeNull());
  await press('Filtry i ustawienia listy (aktywne filtry: 1)');
  await screen.findByRole('combobox', { name: 'Kto' });
  expect(screen.queryByText('Tylko jedna pozycja')).toBeNull();
});
