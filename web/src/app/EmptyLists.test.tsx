// @vitest-environment jsdom
import type { Role } from '@grzadka/contract/core/access/roles';
import type { WireCall } from '@grzadka/contract/core/call/endpoint';
import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import { documentList } from '@grzadka/contract/document/document.list';
import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { gardenList } from '@grzadka/contract/garden/garden.list';
import { measurementEndpoints } from '@grzadka/contract/meter/measurement.endpoints';
import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import { meterList } from '@grzadka/contract/meter/meter.list';
import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { partyList } from '@grzadka/contract/party/party.list';
import { partyListItem } from '@grzadka/contract/party/party-reply';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import { settlementList } from '@grzadka/contract/settlement/settlement.list';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { openScreen, startTestServer } from '../../test/open-screen.tsx';
import { RecordListScreen } from '../core/record/screens/RecordListScreen.tsx';
import { DocumentListScreen } from '../document/DocumentListScreen.tsx';
import { gardenScreens } from '../garden/garden.screens.ts';
import { MeterListScreen } from '../meter/MeterListScreen.tsx';
import { PartyListScreen } from '../party/PartyListScreen.tsx';
import { SettlementListScreen } from '../settlement/SettlementListScreen.tsx';

const server = startTestServer();

interface Case {
  readonly call: WireCall;
  readonly element: ReactNode;
  readonly purpose: string;
  /** What the staff is offered who may write it, and everybody else of the staff. */
  readonly treasurer: readonly string[];
  readonly employee: readonly string[];
}

const file = (kind: string) => `Wczytaj plik /system/wczytaj?rodzaj=${kind}`;

const cases: Readonly<Record<string, Case>> = {
  gardens: {
    call: gardenEndpoints.list,
    element: <RecordListScreen of={gardenScreens} />,
    purpose: gardenList.purpose,
    treasurer: [file('garden')],
    employee: [],
  },
  parties: {
    call: partyEndpoints.list,
    element: <PartyListScreen />,
    purpose: partyList.purpose,
    treasurer: [file('party')],
    employee: [],
  },
  meters: {
    call: meterEndpoints.list,
    element: <MeterListScreen SubmissionCount={() => null} />,
    purpose: meterList.purpose,
    treasurer: [file('meter')],
    employee: [],
  },
  settlements: {
    call: settlementEndpoints.list,
    element: <SettlementListScreen />,
    purpose: settlementList.purpose,
    treasurer: [file('assignment')],
    employee: [],
  },
  documents: {
    call: documentEndpoints.list,
    element: <DocumentListScreen />,
    purpose: documentList.purpose,
    treasurer: [],
    employee: [],
  },
};

const shown: readonly (Pick<Case, 'call' | 'element' | 'purpose'> & {
  name: string;
  role: Role;
  steps: readonly string[];
})[] = Object.entries(cases).flatMap(([name, { treasurer, employee, ...rest }]) => [
  { name, role: 'ROLE_TREASURER', steps: treasurer, ...rest },
  { name, role: 'ROLE_EMPLOYEE', steps: employee, ...rest },
]);

test.each(shown)(
  '$name without a row say what they are for, and offer $role the steps $steps',
  async ({ role, call, element, purpose, steps }) => {
    server.answer(call, { items: [], totalItems: 0 });
    server.answer(measurementEndpoints.unchecked, { items: [], totalItems: 0 });
    openScreen([{ path: '/', element }], '/', { role });
    const text = await screen.findByText(purpose);
    const place = within(text.parentElement ?? document.body);
    expect(place.getByRole('heading').textContent).toBe('Brak danych');
    const offered = [...place.queryAllByRole('button'), ...place.queryAllByRole('link')];
    expect(
      offered.map((step) => [step.textContent, step.getAttribute('href')].join(' ').trim()),
    ).toEqual(steps);
    // Nothing to take away.
    expect(screen.queryByRole('button', { name: /^Wyczyść/ })).toBeNull();
  },
);

test('where filters hide what there is, they are named, and whether there is any is asked for once', async () => {
  const asked = 'filter-by-party-type=true&party-type=company';
  const narrowed = Promise.withResolvers<{ items: []; totalItems: number }>();
  server.answer(partyEndpoints.list, narrowed.promise);
  openScreen([{ path: '/', element: <PartyListScreen /> }], `/?${asked}`);
  await waitFor(() => expect(server.callsOf(partyEndpoints.list)).toHaveLength(1));
  const items = [sampleOf(partyListItem, { id: 'p' })];
  server.answer(partyEndpoints.list, { items, totalItems: 1 });
  narrowed.resolve({ items: [], totalItems: 0 });
  expect(await screen.findByText('Nic nie pasuje do wyszukiwania i filtrów')).toBeTruthy();
  expect(screen.queryByText(partyList.purpose)).toBeNull();
  const [first, bare] = server.callsOf(partyEndpoints.list);
  const isByType = (call = bare) => call?.query.get('filter-by-party-type');
  expect([isByType(first), isByType(bare), bare?.query.get('limit')]).toEqual(['true', null, '1']);
});
