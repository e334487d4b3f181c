// @vitest-environment jsdom

import { noticeEndpoints } from '@grzadka/contract/notice/notice.endpoints';
import { noticeDetails, noticeListItem } from '@grzadka/contract/notice/notice.model';
import { siteEndpoints } from '@grzadka/contract/site/site.endpoints';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { makeRoomForRows } from '../../test/room-for-rows.ts';
import { area } from './notice.area.ts';

const server = startTestServer();

const routes = area.routes?.flatMap(({ screens }) => [...screens]) ?? [];
const notice = sampleOf(noticeListItem, {
  id: 'n',
  title: 'Dyżur',
  publicationFromDate: '2026-01-01T00:00:00.000Z',
  state: 'visible',
  pinFromDate: '2026-01-01T00:00:00.000Z',
  pinned: true,
});

test('what fails in the list stays in a red alert until it is closed or tried again', async () => {
  makeRoomForRows();
  server.answer(noticeEndpoints.list, { items: [notice], totalItems: 1 });
  server.answer(noticeEndpoints.get, sampleOf(noticeDetails, notice));
  server.refuse(noticeEndpoints.create, { code: 'conflict', message: 'Nie da się dodać' });
  server.refuse(noticeEndpoints.delete, { code: 'conflict', message: 'Nie da się usunąć' });
  openScreen(routes, '/ogloszenia');
  expect(await screen.findByText('Widoczne')).toBeTruthy();
  expect(screen.getByText('Przypięte')).toBeTruthy();

  await press('Dodaj wpis');
  const told = await screen.findByRole('alert');
  expect(told.textContent).toBe('Nie da się dodać');
  // A toast would be in its own place, and gone after three seconds.
  expect(told.closest('.grzadka-toasts')).toBeNull();

  await press('Usuń: Dyżur');
  const question = await screen.findByRole('alertdialog', { name: 'Potwierdz usuniecie zasobu' });
  expect(question.textContent).toContain('Czy na pewno chcesz usunac wpis Dyżur?');
  await press('OK');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Nie da się usunąć'));
  await press('Zamknij');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a notice is printed with the way to it, and says why there is none to a draft', async () => {
  const print = vi.spyOn(globalThis, 'print').mockReturnValue();
  const html = '<p>Zapisy <a href="https://example.org/zapisy">tutaj</a> 10–<b>12</b> maja</p>';
  const content = { items: [{ id: 'b', itemType: 'HtmlText' as const, html }] };
  const id = '0193c0de-0000-7000-8000-000000000000';
  const pinThruDate = '2026-12-28T12:00:00.000Z';
  const pinned = sampleOf(noticeDetails, { ...notice, id, content, pinThruDate });
  server.answer(noticeEndpoints.get, pinned);
  server.answer(siteEndpoints.state, { enabled: true, url: 'https://ogrod.example.pl' });
  openScreen(routes, `/ogloszenia/edytuj-ogloszenie/${id}`);
  await press('Wydrukuj na tablicę', { role: 'link' });
  const sheet = await screen.findByRole('article', { name: 'Kartka A4' });
  expect(sheet.textContent).toContain('Dyżur');
  expect(sheet.textContent).toContain('Zapisy tutaj (example.org/zapisy) 10–\u206012\u00a0maja');
  expect(sheet.textContent).toContain('Ważne do 28\u00a0grudnia\u00a02026');
  expect(sheet.querySelector('a')).toBeNull();
  expect(sheet.textContent).toContain('ogrod.example.pl/o/2222222');
  const code = 'Kod QR adresu https://ogrod.example.pl/o/2222222';
  expect(screen.getByRole('img', { name: code })).toBeTruthy();
  await press('Drukuj');
  expect(print).toHaveBeenCalledOnce();

  cleanup();
  server.answer(
    noticeEndpoints.get,
    sampleOf(noticeDetails, { ...notice, id, content, state: 'draft' }),
  );
  openScreen(routes, `/ogloszenia/edytuj-ogloszenie/${id}/na-tablice`);
  expect((await screen.findByRole('note')).textContent).toContain('nie jest opublikowane');
  expect(screen.queryByRole('img')).toBeNull();
  print.mockRestore();
});
