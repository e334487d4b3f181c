// @vitest-environment jsdom

import { buildIdMeta } from '@grzadka/contract/core/build-id';
import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { gardenDetails } from '@grzadka/contract/garden/garden.model';
import { plotBasis } from '@grzadka/contract/garden/garden-basis.model';
import { sectorEndpoints } from '@grzadka/contract/sector/sector.endpoints';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { field, openScreen, press, startTestServer, type } from '../../test/open-screen.tsx';
import { forgetNewerBuild, listenToNewerBuilds } from '../core/api/newer-build.ts';
import { recordPath } from '../core/record/record-path.ts';
import { GardenDetailsScreen } from '../garden/GardenDetailsScreen.tsx';
import { GardenEditScreen } from '../garden/GardenEditScreen.tsx';
import { gardenPlace } from '../garden/garden.paths.ts';
import { offerNewVersion } from './after-start.ts';

const server = startTestServer();

const routes = [
  {
    path: gardenPlace.screens.details,
    element: (
      <GardenDetailsScreen
        Holders={() => null}
        Handover={() => null}
        Transfers={() => null}
        Accounts={() => null}
        Candidates={() => null}
        Charged={() => null}
      />
    ),
  },
  { path: gardenPlace.screens.edit, element: <GardenEditScreen Charged={() => null} /> },
];

const garden = sampleOf(gardenDetails, { name: '2', area: 300 });

const offer = /^Jest nowa wersja programu/;

const reload = vi.fn<() => void>();

beforeEach(() => {
  const meta = document.createElement('meta');
  meta.name = buildIdMeta;
  meta.content = 'own';
  document.head.append(meta);
  server.answer(gardenEndpoints.basis, sampleOf(plotBasis));
  vi.stubGlobal('location', { pathname: '/', reload });
  onTestFinished(listenToNewerBuilds(offerNewVersion));
  onTestFinished(() => {
    meta.remove();
    forgetNewerBuild();
    reload.mockReset();
  });
});

test('a newer version is offered once, and loaded when that is pressed', async () => {
  server.answer(gardenEndpoints.get, garden, { buildId: 'newer' });
  openScreen(routes, recordPath(gardenPlace.screens.details, 'g'));
  expect(await screen.findByText(offer)).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  await press('Odśwież');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('of the own version nothing is said', async () => {
  server.answer(gardenEndpoints.get, garden, { buildId: 'own' });
  openScreen(routes, recordPath(gardenPlace.screens.details, 'g'));
  await screen.findByRole('heading', { level: 2, name: 'Działka 2' });
  expect(screen.queryByText(offer)).toBeNull();
});

test('what was typed is asked about, and with the save the version is offered again', async () => {
  server.answer(gardenEndpoints.get, garden, { buildId: 'newer' });
  server.answer(sectorEndpoints.list, { items: [] });
  openScreen(routes, recordPath(gardenPlace.screens.edit, 'g'));
  await screen.findByText(offer);
  type('Nazwa', '2A');
  await press('Odśwież');
  await screen.findByText('Masz niezapisane zmiany');
  await press('Zostań');
  await waitFor(() => expect(screen.queryByText(offer)).toBeNull());
  expect(reload).not.toHaveBeenCalled();
  expect(field('Nazwa').value).toBe('2A');

  server.answer(gardenEndpoints.update, undefined, { buildId: 'newer' });
  await press('Zapisz');
  expect(await screen.findByText(offer)).toBeTruthy();
});
