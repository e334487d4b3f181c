// @vitest-environment jsdom

import { measurementEndpoints } from '@grzadka/contract/meter/measurement.endpoints';
import { submissionEndpoints } from '@grzadka/contract/submission/submission.endpoints';
import { submissionListItem } from '@grzadka/contract/submission/submission.model';
import { submissionRefusals } from '@grzadka/contract/submission/submission.refusals';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { openScreen, press, startTestServer, type } from '../../test/open-screen.tsx';
import { pressKey as key } from '../../test/seen-press.ts';
import { paths } from '../core/paths.ts';
import { SubmissionQueueScreen } from './SubmissionQueueScreen.tsx';

const server = startTestServer();
const routes = [{ path: paths.submissions, element: <SubmissionQueueScreen /> }];

// They come late to the screen.
beforeAll(async () => {
  await Promise.all([import('./CorrectDialog.tsx'), import('./ReturnDialog.tsx')]);
}, 60_000);

const first = sampleOf(submissionListItem, {
  id: 'first',
  state: 'waiting',
  value: 130,
  channel: 'self',
  campaign: null,
  confirmation: null,
  meter: { id: 'm', name: 'Woda 12A', type: 'WaterMeter', garden: { id: 'g', name: '12A' } },
  submittedBy: { lastName: 'Nowak', firstName: 'Jan' },
  serialNumber: 'SN-7',
  sealNumber: 'P-1',
  previous: { value: 120, measuredAt: '2026-08-01T10:00:00.000Z' },
  used: 10,
  usual: 9.4,
  photo: { id: 'p1', width: 1600, height: 1200 },
  findings: [],
});
const second = { ...first, id: 'second', value: 77, photo: null };

function openQueue(items: readonly (typeof first)[]) {
  server.answer(submissionEndpoints.list, { items: [...items], totalItems: items.length });
  openScreen(routes, paths.submissions, { role: 'ROLE_EMPLOYEE' });
}

/** The server decides: what is asked from then on has it no more. */
function deciding(rest: readonly (typeof first)[]) {
  server.answer(submissionEndpoints.accept, { id: 'r' });
  server.answer(submissionEndpoints.return, undefined);
  server.answer(submissionEndpoints.list, { items: [...rest], totalItems: rest.length });
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const shownValue = () => plain(screen.getByRole('heading', { level: 2, name: /m³$/ }).textContent);
const accepted = () => server.callsOf(submissionEndpoints.accept).map(({ body }) => body);
const photo = () => screen.findByRole('img', { name: 'Zdjęcie licznika' });
const fact = (label: string) => plain(screen.getByText(label).nextElementSibling?.textContent);

test('a report is shown with all that it is compared with, and the reading it would make', async () => {
  openQueue([first, second]);
  expect((await photo()).getAttribute('src')).toBe('/api/measurement/photo/p1');
  expect(shownValue()).toBe('130 m³');
  expect(screen.getByText('Zgłoszenie 1 z 2')).toBeTruthy();
  expect(fact('Numer fabryczny')).toBe('SN-7');
  expect(fact('Numer plomby')).toBe('P-1');
  expect(fact('Poprzednia wartość')).toBe('120 m³ (2026.08.01)');
  expect(fact('Przyrost')).toBe('+10 m³, zwykle 9,4 m³');
  expect(plain(screen.getByText(/^Powstanie odczyt/).textContent)).toMatch(/130 m³.*Nowak Jan/);
});

test('Enter takes it and A the next one, a key each', async () => {
  openQueue([first, second]);
  fireEvent.load(await photo());
  deciding([second]);
  key('Enter');
  await screen.findByText(/^Przyjęto odczyt licznika Woda 12A: 130/);
  await waitFor(() => expect(shownValue()).toBe('77 m³'));
  expect(document.activeElement?.textContent).toContain('77');
  deciding([]);
  key('a');
  await screen.findByText('Nie ma zgłoszeń do rozpatrzenia');
  expect(accepted().map((body) => Reflect.get(Object(body), 'id'))).toEqual(['first', 'second']);
});

test('a key acts on no report that nobody can have seen, nor before its photo is there', async () => {
  openQueue([first, second]);
  const shown = await photo();
  key('Enter');
  await screen.findByText(/^Naciśnięcie klawisza Enter pominięto/);
  fireEvent.load(shown);
  key('a', false);
  await screen.findByText(/^Naciśnięcie klawisza A pominięto/);
  key('o', false);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(accepted()).toEqual([]);
});

test('Enter on another button is that button’s', async () => {
  openQueue([second, first]);
  const sendBack = await screen.findByRole('button', { name: /^Odeślij/ });
  sendBack.focus();
  key('Enter');
  await press(/^Odeślij/);
  await screen.findByRole('dialog');
  expect(accepted()).toEqual([]);
});

test('of a photo that cannot be had it is said, and keys act all the same', async () => {
  openQueue([first]);
  fireEvent.error(await photo());
  await screen.findByText(/^Nie udało się wczytać zdjęcia/);
  deciding([]);
  key('a');
  expect(await screen.findByText('Nie ma zgłoszeń do rozpatrzenia')).toBeTruthy();
});

test('another value is taken, with an answer to what is found', async () => {
  const finding = { code: 'smaller', level: 'confirm', text: 'Mniejszy od poprzedniego' } as const;
  openQueue([{ ...second, findings: [finding] }]);
  await screen.findByText('Mniejszy od poprzedniego');
  expect(screen.getByText(/Po przyjęciu odczyt poczeka/)).toBeTruthy();
  server.refuse(measurementEndpoints.context, { code: 'internal' });
  key('p');
  const dialog = within(await screen.findByRole('dialog'));
  const box = dialog.getByLabelText<HTMLInputElement>('Wartość licznika');
  expect(document.activeElement).toBe(box);
  expect(box.value).toBe('77');
  fireEvent.change(box, { target: { value: '130,5' } });
  deciding([]);
  await press('Przyjmij', { within: dialog });
  await screen.findByText(/^Przyjęto odczyt licznika Woda 12A: 130,5/);
  expect(accepted()).toEqual([{ id: 'second', measurementValue: '130.5', confirmation: null }]);
});

test('it is sent back for a reason', async () => {
  openQueue([second]);
  await screen.findByText('Zgłoszenie 1 z 1');
  key('o');
  const dialog = within(await screen.findByRole('dialog'));
  await press('Odeślij', { within: dialog });
  await dialog.findByText(submissionRefusals.reasonEmpty);
  type('Powód odesłania', 'Nie widać cyfr');
  deciding([]);
  await press('Odeślij', { within: dialog });
  await screen.findByText('Odesłano zgłoszenie odczytu licznika Woda 12A');
  const sent = { id: 'second', reason: 'Nie widać cyfr' };
  expect(server.callsOf(submissionEndpoints.return).at(-1)?.body).toEqual(sent);
});

test('whoever sends back what came from a walk reads that its reader does not see why', async () => {
  openQueue([{ ...second, channel: 'campaign' }]);
  await screen.findByText('Zgłoszenie 1 z 1');
  key('o');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Program nie pokaże go osobie/)).toBeTruthy();
  expect(dialog.queryByText(/Moje działki/)).toBeNull();
});

test('who was first is said, and the queue goes on', async () => {
  openQueue([second, { ...second, id: 'third', value: 5 }]);
  await screen.findByText('Zgłoszenie 1 z 2');
  server.refuse(submissionEndpoints.accept, {
    code: 'conflict',
    message: submissionRefusals.decided('Lis Anna'),
  });
  server.answer(submissionEndpoints.list, {
    items: [{ ...second, id: 'third', value: 5 }],
    totalItems: 1,
  });
  key('a');
  await screen.findByText('To zgłoszenie już rozpatrzono (Lis Anna).');
  await waitFor(() => expect(shownValue()).toBe('5 m³'));
});

test('what cannot be read is said', async () => {
  server.refuse(submissionEndpoints.list, { code: 'internal' });
  openScreen(routes, paths.submissions);
  expect(await screen.findByText('Nie udało się wczytać danych')).toBeTruthy();
});
