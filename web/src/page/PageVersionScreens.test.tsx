// @vitest-environment jsdom

import { pageEndpoints } from '@grzadka/contract/page/page.endpoints';
import { pageVersionDetails, pageVersionListItem } from '@grzadka/contract/page/page.model';
import { findingsEndpoints } from '@grzadka/contract/site/findings/findings.endpoints';
import { siteEndpoints } from '@grzadka/contract/site/site.endpoints';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { makeRoomForRows } from '../../test/room-for-rows.ts';
import { area } from './page.area.ts';

const server = startTestServer();

const routes = area.routes?.flatMap(({ screens }) => [...screens]) ?? [];
const listPath = '/strony/oplaty/wersje';
const version = sampleOf(pageVersionListItem, {
  id: 'v',
  createdAt: '2026-03-01T11:00:00.000Z',
});
const details = sampleOf(pageVersionDetails, { ...version, pageId: 'oplaty' });
const page = { id: 'oplaty', name: 'Opłaty' };

beforeEach(makeRoomForRows);

test('what fails in the list stays in a red alert until it is closed or tried again', async () => {
  server.answer(pageEndpoints.get, page);
  server.answer(pageEndpoints.listVersions, { items: [version], totalItems: 1 });
  server.answer(pageEndpoints.getVersion, details);
  server.refuse(pageEndpoints.createVersion, { code: 'conflict', message: 'Nie da się dodać' });
  server.refuse(pageEndpoints.cloneVersion, { code: 'conflict', message: 'Nie da się powielić' });
  server.refuse(pageEndpoints.deleteVersion, { code: 'conflict', message: 'Nie da się usunąć' });
  openScreen(routes, listPath);
  expect(await screen.findByText('Szkic')).toBeTruthy();
  const told = (text: string) =>
    waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));

  await press('Dodaj wersję');
  await told('Nie da się dodać');
  // A toast would be in its own place, and gone after three seconds.
  expect(screen.getByRole('alert').closest('.grzadka-toasts')).toBeNull();
  await press(/^Powiel: /);
  await told('Nie da się powielić');
  await press(/^Usuń: /);
  await press('OK');
  await told('Nie da się usunąć');
  await press('Zamknij');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the question before a version is deleted says whether readers lose it', async () => {
  const inForce = { ...version, id: 'f', state: 'visible', inForce: true } as const;
  server.answer(pageEndpoints.get, page);
  server.answer(pageEndpoints.listVersions, { items: [inForce, version], totalItems: 2 });
  server.answer(pageEndpoints.getVersion, details);
  openScreen(routes, listPath);
  const buttons = await screen.findAllByRole('button', { name: /^Usuń: / });
  const told: boolean[] = [];
  for (const button of buttons) {
    fireEvent.click(button);
    const question = await screen.findByRole('alertdialog');
    told.push(question.textContent.includes('czytelnicy przestaną ją widzieć'));
    await press('Anuluj');
    await waitFor(() => expect(question.isConnected).toBe(false));
  }
  expect(told).toEqual([true, false]);
});

test('a version is told by its day and state, or as the one in force', async () => {
  server.answer(pageEndpoints.get, page);
  server.answer(pageEndpoints.getVersion, details);
  openScreen(routes, `${listPath}/edytuj-wersje-strony/v`);
  const subject = await screen.findByRole('heading', { level: 2, name: /^Wersja z / });
  expect(subject.textContent).toBe('Wersja z 2026.03.01 – Szkic');
  expect(document.title).toMatch(/^Wersja z 2026\.03\.01 – Szkic – /);
});

test('the version in force leads to its page of the site, another one that is published does not', async () => {
  const url = 'https://ogrod.example.pl';
  const published = {
    ...details,
    publicationFromDate: version.createdAt,
    state: 'visible',
  } as const;
  server.answer(pageEndpoints.get, page);
  server.answer(siteEndpoints.state, { enabled: true, url });
  server.answer(pageEndpoints.getVersion, { ...published, inForce: true });
  openScreen(routes, `${listPath}/edytuj-wersje-strony/v`);
  const link = await screen.findByRole('link', { name: 'Zobacz na stronie ogrodu' });
  expect(link.getAttribute('href')).toBe(`${url}/oplaty`);
  cleanup();
  server.answer(pageEndpoints.getVersion, published);
  openScreen(routes, `${listPath}/edytuj-wersje-strony/v`);
  await screen.findByRole('heading', { level: 2, name: /^Wersja z / });
  expect(screen.queryByRole('link', { name: 'Zobacz na stronie ogrodu' })).toBeNull();
  expect(server.callsOf(siteEndpoints.state)).toHaveLength(1);
});

test('the preview of a version leads to its history', async () => {
  server.answer(pageEndpoints.get, page);
  server.answer(pageEndpoints.getVersion, details);
  openScreen(routes, `${listPath}/edytuj-wersje-strony/v/podglad`);
  const history = await screen.findByRole('link', { name: 'Historia' });
  expect(history.getAttribute('href')).toBe('/historia/page-version/v');
});

test('a version that readers get is looked through when it is saved', async () => {
  const publicationFromDate = '2026-03-02T11:00:00.000Z';
  server.answer(pageEndpoints.get, page);
  server.answer(pageEndpoints.getVersion, { ...details, publicationFromDate, state: 'visible' });
  server.answer(pageEndpoints.listVersions, { items: [], totalItems: 0 });
  server.answer(pageEndpoints.updateVersion, undefined);
  const found = { kind: 'pesel', place: 2, excerpt: 'Jan 44051401458' } as const;
  server.answer(findingsEndpoints.pageVersion, { findings: [found] });
  const { path } = openScreen(routes, `${listPath}/edytuj-wersje-strony/v`);
  await press('Zapisz');
  await press('Opublikuj mimo to');
  await waitFor(() => expect(path()).toBe(listPath));
  expect(server.callsOf(pageEndpoints.updateVersion)).toMatchObject([
    { body: { pageVersionId: 'v', publicationFromDate, despiteFindings: true } },
  ]);
});

test('a version that another one has replaced is published anew', async () => {
  const longAgo = '2026-01-02T00:00:00.000Z';
  const replaced = { ...details, publicationFromDate: longAgo, state: 'visible' } as const;
  server.answer(pageEndpoints.get, page);
  server.answer(pageEndpoints.getVersion, { ...replaced, inForce: false });
  server.answer(pageEndpoints.listVersions, { items: [], totalItems: 0 });
  server.answer(pageEndpoints.updateVersion, undefined);
  server.answer(findingsEndpoints.pageVersion, { findings: [] });
  const { path } = openScreen(routes, `${listPath}/edytuj-wersje-strony/v`);
  expect(await screen.findByText('Czytelnicy widzą teraz inną wersję.')).toBeTruthy();
  await press('Opublikuj teraz');
  await waitFor(() => expect(path()).toBe(listPath));
  const [sent] = server.callsOf(pageEndpoints.updateVersion);
  const { publicationFromDate } = pageEndpoints.updateVersion.body.parse(sent?.body);
  expect(Date.parse(publicationFromDate ?? '')).toBeGreaterThan(Date.parse(longAgo));
});
