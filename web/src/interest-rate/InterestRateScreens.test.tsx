// @vitest-environment jsdom

import { interestRateEndpoints } from '@grzadka/contract/interest-rate/interest-rate.endpoints';
import { interestRate } from '@grzadka/contract/interest-rate/interest-rate.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field, openScreen, press, startTestServer, type } from '../../test/open-screen.tsx';
import { recordPath } from '../core/record/record-path.ts';
import { InterestRateEditScreen, InterestRateListScreen } from './InterestRateScreens.tsx';
import { interestRatePlace } from './interest-rate.paths.ts';

const { screens } = interestRatePlace;
const server = startTestServer();
const routes = [
  { path: screens.list, element: <InterestRateListScreen /> },
  { path: screens.edit, element: <InterestRateEditScreen /> },
];

const old = sampleOf(interestRate, { id: 'r', validFrom: '2025-12-04', percent: '9.50' });

test('the rates say when the newest is old', async () => {
  server.answer(interestRateEndpoints.list, { items: [old], totalItems: 1 });
  openScreen(routes, screens.list);
  expect(await screen.findByText(/^Najnowsza stopa obowiązuje od 2025\.12\.04/)).toBeTruthy();
});

test('a percentage stands in the form with a comma, and leaves it as it is kept', async () => {
  server.answer(interestRateEndpoints.get, old, { etag: '"2"' });
  server.answer(interestRateEndpoints.list, { items: [old], totalItems: 1 });
  server.answer(interestRateEndpoints.update, undefined);
  openScreen(routes, recordPath(screens.edit, 'r'));
  await waitFor(() => expect(field('Stopa roczna (%)').value).toBe('9,50'));
  type('Stopa roczna (%)', '9,25');
  await press('Zapisz');
  await waitFor(() =>
    expect(server.callsOf(interestRateEndpoints.update)).toMatchObject([
      { ifMatch: '"2"', body: { id: 'r', percent: '9.25', validFrom: '2025-12-04' } },
    ]),
  );
});
