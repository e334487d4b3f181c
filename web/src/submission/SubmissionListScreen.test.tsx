// @vitest-environment jsdom

import { submissionEndpoints } from '@grzadka/contract/submission/submission.endpoints';
import { submissionListItem } from '@grzadka/contract/submission/submission.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { makeRoomForRows } from '../../test/room-for-rows.ts';
import { SubmissionListScreen } from './SubmissionListScreen.tsx';
import { submissionPaths } from './submission.paths.ts';

const server = startTestServer();
const routes = [{ path: submissionPaths.all, element: <SubmissionListScreen /> }];

beforeEach(makeRoomForRows);

// It comes late to the screen.
beforeAll(async () => {
  await import('./SubmissionDialog.tsx');
}, 60_000);

const accepted = sampleOf(submissionListItem, {
  id: 'a',
  state: 'accepted',
  value: 310,
  acceptedValue: 130.5,
  returnReason: null,
  meter: { id: 'm', name: 'Woda 12A', type: 'WaterMeter', garden: { id: 'g', name: '12A' } },
  submittedBy: { lastName: 'Nowak', firstName: 'Jan' },
  decidedBy: 'Lis Anna',
  decidedAt: '2026-10-20T10:00:00.000Z',
  photo: { id: 'p1', width: 1600, height: 1200 },
  findings: [],
});

const returned = {
  ...accepted,
  id: 'b',
  state: 'returned',
  value: 77,
  acceptedValue: null,
  returnReason: 'Nie widać cyfr',
  photo: null,
} as const;

test('a row says what was reported, what became of it, who decided and why; all of it stands in a dialog', async () => {
  server.answer(submissionEndpoints.list, { items: [returned, accepted], totalItems: 2 });
  openScreen(routes, submissionPaths.all, { role: 'ROLE_EMPLOYEE' });
  expect(await screen.findByText('Nie widać cyfr')).toBeTruthy();
  expect(screen.getByText(/^przyjęto 130,5/)).toBeTruthy();
  expect(screen.getAllByText('Lis Anna')).toHaveLength(2);

  await press(/^Szczegóły: Woda 12A, 310/);
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Zgłoszenie odczytu licznika Woda 12A' }),
  );
  const fact = (label: string) => dialog.getByText(label).nextElementSibling?.textContent;
  expect(fact('Stan')).toBe('Przyjęte');
  expect(fact('Przyjęta wartość')).toMatch(/^130,5/);
  expect(fact('Kto rozpatrzył')).toBe('Lis Anna');
  expect(dialog.getByRole('img', { name: 'Zdjęcie licznika' }).getAttribute('src')).toBe(
    '/api/measurement/photo/p1',
  );
});
