// @vitest-environment jsdom
import { feeYearEndpoints } from '@grzadka/contract/charge/year/fee-year.endpoints';
import { feeYear } from '@grzadka/contract/charge/year/fee-year.model';
import type { Role } from '@grzadka/contract/core/access/roles';
import type { WireCall } from '@grzadka/contract/core/call/endpoint';
import { deadlineEndpoints } from '@grzadka/contract/deadline/deadline.endpoints';
import { type Beginning, beginningStepNames } from '@grzadka/contract/home/beginning.model';
import { homeEndpoints } from '@grzadka/contract/home/home.endpoints';
import { waiting } from '@grzadka/contract/home/home.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { HomeCards } from './HomeCards.tsx';

const server = startTestServer();
const routes = [{ path: '/', element: <HomeCards open /> }];

const none = { count: 0, named: [] };
const calm = {
  readings: 0,
  submissions: 0,
  failedMail: 0,
  operations: null,
  campaigns: [],
  drafts: none,
  ending: none,
  undelivered: none,
};
const standing = sampleOf(feeYear, {
  year: 2027,
  done: { resolution: true, rates: true, charge: false, notices: false },
  approvedRuns: 0,
  money: { year: 2027, asOf: '2027-06-01', charged: 0, paid: 0, open: 0, spent: 0, months: [] },
  nextStep: { step: 'charge', year: 2027, runId: null, runKind: 'annual' },
});
const allDone = beginningStepNames.map((step) => ({ step, isDone: true }));

/** Opens the start page of somebody for whom nothing waits. */
function open(
  role: Role,
  beginning: Beginning = { isPutAway: false, steps: allDone },
  refused: readonly WireCall[] = [],
): void {
  server.answer(homeEndpoints.waiting, sampleOf(waiting, { ...calm, backup: null }));
  server.answer(homeEndpoints.beginning, beginning);
  server.answer(deadlineEndpoints.all, { items: [] });
  server.answer(feeYearEndpoints.get, standing);
  for (const call of refused) server.refuse(call, { code: 'internal' });
  openScreen(routes, '/', { role });
}

const cards = () =>
  screen.getAllByRole('region').map((card) => card.getAttribute('aria-labelledby'));
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

/** Steps, the named ones done. */
const stepsWith = (...done: string[]): Beginning['steps'] =>
  beginningStepNames.map((step) => ({ step, isDone: done.includes(step) }));

test('each card is asked for and shown to whoever may know what it says', async () => {
  open('ROLE_EMPLOYEE');
  await screen.findByText('Teraz nic na Ciebie nie czeka.');
  await waitFor(() => expect(server.callsOf(deadlineEndpoints.all)).toHaveLength(1));
  expect(headings()).toEqual(['Czeka na Ciebie']);
  expect(server.callsOf(homeEndpoints.beginning)).toEqual([]);
  expect(server.callsOf(feeYearEndpoints.get)).toEqual([]);
});

test("who manages the fees sees at a glance how this year's stand, and what comes next", async () => {
  open('ROLE_TREASURER');
  const fees = within(await screen.findByRole('region', { name: 'Stan opłat za rok 2027' }));
  expect(fees.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'gotowe 2 z 4',
  ]);
  const next = fees.getByRole('link', { name: 'Nalicz opłaty za rok 2027' });
  expect(next.getAttribute('href')).toBe('/oplaty');
  expect(cards()).toHaveLength(2);
});

test('the first day leads on, says what each step takes, and what is done', async () => {
  open('ROLE_ADMIN', { isPutAway: false, steps: stepsWith('garden', 'sectors') });
  const beginning = within(await screen.findByRole('region', { name: 'Na początek' }));
  expect(
    beginning.getByText(/^Gotowe: 2 z 10. Czas na resztę: około 1 godz. 30 min$/),
  ).toBeTruthy();
  const steps = beginning.getAllByRole('listitem').map((step) => [
    step.textContent,
    ...within(step)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ]);
  expect(steps[0]).toEqual([
    'Spis działekokoło 10\u00a0minWczytaj plik: sektor, działka, powierzchnia.',
    '/system/wczytaj?rodzaj=garden',
  ]);
  expect(steps).toHaveLength(9);
  expect(steps.at(-1)).toEqual([
    'Gotowe: Dane ogrodu, Sektory',
    '/system/ustawienia',
    '/system/sektory',
  ]);
  // As soon as all is done, it is gone, and there is no way back to it.
  server.answer(homeEndpoints.beginning, { isPutAway: false, steps: allDone });
  globalThis.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(headings()).not.toContain('Na początek'));
  expect(screen.queryByRole('button', { name: /Na początek/ })).toBeNull();
});

test('it is put away and taken back, each with the focus on the way to the other', async () => {
  open('ROLE_ADMIN', { isPutAway: false, steps: stepsWith() });
  server.answer(homeEndpoints.putAway, undefined);
  await press('Schowaj „Na początek”');
  const back = await screen.findByRole('button', { name: 'Pokaż „Na początek”' });
  expect(document.activeElement).toBe(back);
  expect(headings()).not.toContain('Na początek');
  await press('Pokaż „Na początek”');
  const away = await screen.findByRole('button', { name: 'Schowaj „Na początek”' });
  expect(document.activeElement).toBe(away);
  expect(server.callsOf(homeEndpoints.putAway).map(({ body }) => body)).toEqual([
    { isPutAway: true },
    { isPutAway: false },
  ]);
});

test('what could not be put away stays, and a message says why', async () => {
  open('ROLE_ADMIN', { isPutAway: false, steps: stepsWith() });
  server.refuse(homeEndpoints.putAway, { code: 'unavailable' });
  await press('Schowaj „Na początek”');
  await screen.findByText(/Program chwilowo nie odpowiada/);
  expect(screen.getByRole('region', { name: 'Na początek' })).toBeTruthy();
});

test('a card that cannot be read says so, and is asked for once more', async () => {
  const calls = [homeEndpoints.beginning, deadlineEndpoints.all, feeYearEndpoints.get];
  open('ROLE_ADMIN', { isPutAway: true, steps: stepsWith() }, calls);
  const failed = ['Na początek', 'Terminy', 'Stan opłat'];
  for (const name of failed) await screen.findByRole('region', { name });
  server.answer(deadlineEndpoints.all, { items: [] });
  const deadlines = within(screen.getByRole('region', { name: 'Terminy' }));
  deadlines.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await waitFor(() => expect(headings()).not.toContain('Terminy'));
});
