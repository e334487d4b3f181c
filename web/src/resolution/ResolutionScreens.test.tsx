// @vitest-environment jsdom

import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import { documentListItem } from '@grzadka/contract/document/document.model';
import { resolutionEndpoints } from '@grzadka/contract/resolution/resolution.endpoints';
import { resolutionDetails } from '@grzadka/contract/resolution/resolution.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faults, openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { recordPath } from '../core/record/record-path.ts';
import { ResolutionCreateScreen, ResolutionEditScreen } from './ResolutionFormScreens.tsx';
import { ResolutionScreen } from './ResolutionScreen.tsx';
import { resolutionPlace } from './resolution.paths.ts';

const { screens } = resolutionPlace;
const server = startTestServer();
const routes = [
  { path: screens.create, element: <ResolutionCreateScreen /> },
  { path: screens.details, element: <ResolutionScreen /> },
  { path: screens.edit, element: <ResolutionEditScreen /> },
];

const file = { id: 'd', name: 'Uchwała 3/2027' };
const resolution = sampleOf(resolutionDetails, { id: 'r', number: '3/2027', file });
const other = sampleOf(documentListItem, { id: 'o', name: 'Uchwała 4/2027' });

test('a resolution is called by its number, and leads to its document', async () => {
  server.answer(resolutionEndpoints.get, resolution);
  openScreen(routes, recordPath(screens.details, 'r'));
  expect(await screen.findByText('Uchwała 3/2027')).toBeTruthy();
  expect(document.title).toMatch(/^3\/2027/);
  const link = screen.getByRole('link', { name: 'Pobierz dokument' });
  expect(link.getAttribute('href')).toBe('/api/file/content/d');
});

test('a resolution has another document, or none, as is chosen', async () => {
  server.answer(documentEndpoints.list, { items: [other], totalItems: 1 });
  server.answer(resolutionEndpoints.get, resolution);
  server.answer(resolutionEndpoints.update, undefined);
  for (const [chosen, fileId] of [
    ['Uchwała 4/2027', 'o'],
    ['(bez dokumentu)', null],
  ] as const) {
    const { path } = openScreen(routes, recordPath(screens.edit, 'r'));
    const field = await screen.findByRole('combobox', { name: 'Dokument' });
    expect(field.textContent).toBe('Uchwała 3/2027');
    fireEvent.mouseDown(field);
    await press(chosen, { role: 'option' });
    await press('Zapisz');
    await waitFor(() => expect(path()).toBe(recordPath(screens.details, 'r')));
    const sent = server.callsOf(resolutionEndpoints.update).at(-1);
    expect(sent?.body).toMatchObject({ id: 'r', number: '3/2027', fileId });
    cleanup();
  }
});

test('a new resolution without number and subject is refused at its fields', async () => {
  server.answer(documentEndpoints.list, { items: [], totalItems: 0 });
  openScreen(routes, screens.create);
  await press('Zapisz');
  await waitFor(() =>
    expect(faults()).toMatchObject({
      Numer: 'Podaj numer uchwały',
      'W sprawie': 'Napisz, w jakiej sprawie jest uchwała',
    }),
  );
});
