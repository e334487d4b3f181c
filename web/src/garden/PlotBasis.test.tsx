// @vitest-environment jsdom
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import {
  areaOfThatDay,
  gardenAreaRow,
  gardenFactRow,
  sinceEver,
} from '@grzadka/contract/garden/garden-basis.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer, typeInto } from '../../test/open-screen.tsx';
import { PlotBasis } from './PlotBasis.tsx';

const server = startTestServer();

const routes = [
  { path: '/dzialka', element: <PlotBasis garden={{ id: 'g' }} Charged={() => null} /> },
];

const typed = sampleOf(gardenAreaRow, {
  id: 't',
  area: 1300,
  source: 'other',
  validFrom: sinceEver,
  etag: '"3"',
});
const planned = { ...typed, area: 312.5, source: 'plan', isCurrent: true } as const;
const plan = { ...planned, id: 'p', validFrom: '2020-05-01' };
const facts = sampleOf(gardenFactRow, {
  residents: 2,
  water: true,
  note: 'Oświadczenie z 2 kwietnia',
  validFrom: '2026-04-01',
  isCurrent: true,
});

const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a garden tells what it is charged by, and since when', async () => {
  server.answer(gardenEndpoints.basis, { areas: [plan, typed], facts: [facts] });
  openScreen(routes, '/dzialka', { role: 'ROLE_EMPLOYEE' });
  expect(await rowsOf('Powierzchnia')).toEqual([
    '312,5\u00a0m² wg planu, od 2020.05.01dziś w opłatach',
    '1\u00a0300\u00a0m² inne, od początku',
  ]);
  expect(await rowsOf('Dane do opłat')).toEqual([
    '2\u00a0mieszkańców, przyłącze wody, od 2026.04.01dziś w opłatachOświadczenie z 2 kwietnia',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an area is added, as a rule by the plan; one added by mistake is deleted', async () => {
  server.answer(gardenEndpoints.basis, { areas: [typed], facts: [] });
  openScreen(routes, '/dzialka');
  await screen.findAllByRole('listitem');
  await press('Dodaj powierzchnię');
  const dialog = within(await screen.findByRole('dialog', { name: 'Dodaj powierzchnię' }));
  typeInto(dialog.getByRole('textbox', { name: 'Powierzchnia (m2)' }), '312,5');
  server.refuse(gardenEndpoints.addArea, {
    code: 'conflict',
    message: 'Popraw dane',
    fields: { validFrom: areaOfThatDay },
  });
  await press('Zapisz', { within: dialog });
  await dialog.findByText(areaOfThatDay);
  server.answer(gardenEndpoints.addArea, { id: 'p' });
  server.answer(gardenEndpoints.basis, { areas: [plan, typed], facts: [] });
  await press('Zapisz', { within: dialog });
  await screen.findByText('dziś w opłatach');
  expect(server.callsOf(gardenEndpoints.addArea).at(-1)?.body).toEqual({
    gardenId: 'g',
    area: 312.5,
    source: 'plan',
    validFrom: gardenToday(),
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  server.answer(gardenEndpoints.deleteArea, undefined);
  server.answer(gardenEndpoints.basis, { areas: [plan], facts: [] });
  await press('Usuń powierzchnię: 1\u00a0300\u00a0m² inne, od początku');
  await press('OK');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(server.callsOf(gardenEndpoints.deleteArea)).toMatchObject([{ ifMatch: '"3"' }]);
});

test('what was declared is changed from a day on, beginning with what is so far', async () => {
  server.answer(gardenEndpoints.basis, { areas: [], facts: [facts] });
  server.answer(gardenEndpoints.setFacts, { id: 'f' });
  openScreen(routes, '/dzialka');
  await screen.findAllByRole('listitem');
  await press('Zmień dane do opłat');
  const dialog = within(await screen.findByRole('dialog', { name: 'Zmień dane do opłat' }));
  await press('Przyłącze energii', { role: 'checkbox', within: dialog });
  await press('Zapisz', { within: dialog });
  await waitFor(() =>
    expect(server.callsOf(gardenEndpoints.setFacts)).toMatchObject([
      {
        body: {
          gardenId: 'g',
          residents: 2,
          electricity: true,
          water: true,
          note: 'Oświadczenie z 2 kwietnia',
          validFrom: gardenToday(),
        },
      },
    ]),
  );
});
