// @vitest-environment jsdom

import { feeKindOptionsCall } from '@grzadka/contract/fee-kind/fee-kind.options';
import { resolutionEndpoints } from '@grzadka/contract/resolution/resolution.endpoints';
import { resolutionListItem } from '@grzadka/contract/resolution/resolution.model';
import { tariffEndpoints } from '@grzadka/contract/tariff/tariff.endpoints';
import { lateResolution, tariffDetails } from '@grzadka/contract/tariff/tariff.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  faults,
  field,
  focused,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../test/open-screen.tsx';
import { recordPath } from '../core/record/record-path.ts';
import { TariffEditScreen } from './TariffFormScreens.tsx';
import { TariffScreen } from './TariffScreen.tsx';
import { tariffPlace } from './tariff.paths.ts';

const { screens } = tariffPlace;
const server = startTestServer();
const routes = [
  { path: screens.details, element: <TariffScreen /> },
  { path: screens.edit, element: <TariffEditScreen /> },
];

const feeKind = { id: 'k', name: 'Opłata ogrodowa', purpose: 'management' } as const;
const late = {
  id: 'r',
  number: '3/2027',
  body: 'general-meeting',
  adoptedOn: '2027-07-10',
} as const;
const tariff = sampleOf(tariffDetails, {
  id: 't',
  feeKind,
  resolution: late,
  validFrom: '2027-01-01',
  terms: { method: 'per-area', rate: '0.6212' },
  instalments: [{ dueMonthDay: '06-30', weight: '1' }],
});

beforeEach(() => {
  server.answer(feeKindOptionsCall, { items: [{ ...feeKind, active: false }] });
  const items = [sampleOf(resolutionListItem, { ...late, subject: 'Opłaty' })];
  server.answer(resolutionEndpoints.list, { items, totalItems: 1 });
  server.answer(tariffEndpoints.get, tariff);
});

async function choose(label: string, option: string): Promise<void> {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  await press(option, { role: 'option' });
}

const inTier = (number: number) => within(screen.getByRole('group', { name: `Próg ${number}` }));

function typeIn(tier: number, label: string, text: string): void {
  type(label, text, inTier(tier));
}

test('a form has the fields of the chosen method, sends these alone, and forgets none of the others', async () => {
  server.answer(tariffEndpoints.update, undefined);
  const { path } = openScreen(routes, recordPath(screens.edit, 't'));
  await screen.findByLabelText('Stawka za m² (zł)');
  expect(field('Stawka za m² (zł)').value).toBe('0,6212');
  // A kind that is inactive by now stays that of its tariff.
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Rodzaj opłaty' }).textContent).toBe(feeKind.name),
  );
  expect(screen.queryByRole('combobox', { name: 'Typ licznika' })).toBeNull();
  await choose('Sposób naliczania', 'Od licznika');
  expect(screen.getByRole('combobox', { name: 'Przeznaczenie licznika' })).toBeTruthy();
  await choose('Sposób naliczania', 'Podział kwoty albo strat');
  expect(screen.queryByLabelText(/^Stawka/)).toBeNull();
  await choose('Jak się dzieli', 'Według zużycia');
  expect(screen.getByRole('combobox', { name: 'Typ licznika' }).textContent).toBe('Wodomierz');
  await choose('Jak się dzieli', 'Po równo');
  expect(screen.queryByRole('combobox', { name: 'Typ licznika' })).toBeNull();
  await choose('Sposób naliczania', 'Od działki');
  expect(field('Stawka od działki (zł)').value).toBe('0,6212');
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(recordPath(screens.details, 't')));
  expect(server.callsOf(tariffEndpoints.update)[0]?.body).toMatchObject({
    terms: { method: 'per-garden', rate: '0.6212', condition: 'every' },
    instalments: [{ dueMonthDay: '06-30', weight: '1' }],
  });
  const sent: unknown = server.callsOf(tariffEndpoints.update)[0]?.body;
  expect(JSON.stringify(sent)).not.toContain('segments');
});

test('tiers and instalments are added and removed as rows, and are wrong where they are wrong', async () => {
  server.answer(tariffEndpoints.update, undefined);
  const { path } = openScreen(routes, recordPath(screens.edit, 't'));
  await screen.findByLabelText('Stawka za m² (zł)');
  await choose('Sposób naliczania', 'Od zużycia');
  expect(screen.queryByRole('button', { name: /^Usuń (próg|cenę|ratę)/ })).toBeNull();
  await press('Dodaj próg');
  await press('Dodaj próg');
  // The first field of the new row.
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('name')).toMatch(/tiers\.2\.upTo$/),
  );
  for (const [tier, limit] of [
    [1, '250'],
    [2, '250'],
  ] as const)
    typeIn(tier, 'Do (m³)', limit);
  for (const tier of [1, 2, 3]) typeIn(tier, 'Cena za m³ (zł)', `${tier},50`);
  type('Udział', '0');
  await press('Zapisz');
  await waitFor(() =>
    expect(faults()).toMatchObject({
      'Do (m³)': 'Każdy próg musi być wyższy od poprzedniego',
      Udział: 'Podaj udział co najmniej jednej raty',
    }),
  );
  await press('Usuń próg 2');
  expect(document.activeElement?.textContent).toBe('Dodaj próg');
  type('Udział', '1');
  await press('Dodaj ratę');
  await waitFor(() => expect(focused()).toBe('Dzień i miesiąc'));
  const second = within(screen.getByRole('group', { name: 'Rata 2' }));
  type('Dzień i miesiąc', '31.10', second);
  const day = document.querySelector<HTMLInputElement>('[name="terms.segments.0.from"]');
  expect(day).not.toBeNull();
  await press('Zapisz');
  await waitFor(() => expect(Object.values(faults())).toEqual(['Podaj datę']));
  expect(path()).toBe(recordPath(screens.edit, 't'));
});

test('what the server refuses of a tier stands at its field', async () => {
  const tiers = [
    { upTo: '250', rate: '0.5' },
    { upTo: null, rate: '1' },
  ];
  const segments = [{ from: '2027-01-01', tiers }];
  const terms = { method: 'consumption', meterType: 'ElectricityMeter', segments } as const;
  server.answer(tariffEndpoints.get, { ...tariff, terms });
  const fields = { 'terms.segments.0.tiers.1.rate': 'Za drogo' };
  server.refuse(tariffEndpoints.update, { code: 'validation', fields });
  openScreen(routes, recordPath(screens.edit, 't'));
  await screen.findByRole('group', { name: 'Próg 2' });
  await press('Zapisz');
  await waitFor(() => expect(faults()).toEqual({ 'Cena za kWh (zł)': 'Za drogo' }));
  // Once nothing covers the form any more.
  const second = within(await screen.findByRole('group', { name: 'Próg 2' }));
  expect(second.getByLabelText('Cena za kWh (zł)').getAttribute('aria-invalid')).toBe('true');
});

test('a garden fee that was resolved late is warned of, in the form and on its screen', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const items = [sampleOf(resolutionListItem, { ...late, subject: 'Opłaty' })];
  const answer = promise.then(() => ({ items, totalItems: 1 }));
  server.answer(resolutionEndpoints.list, answer);
  openScreen(routes, recordPath(screens.edit, 't'));
  // Its tariff is known by then; the resolution's name and the warning would move the fields below them.
  await waitFor(() => expect(document.title).toMatch(/ – .* – /));
  expect(screen.queryByLabelText('Stawka za m² (zł)')).toBeNull();
  resolve();
  expect(await screen.findByLabelText('Stawka za m² (zł)')).toBeTruthy();
  expect(screen.getByText(lateResolution)).toBeTruthy();
  openScreen(routes, recordPath(screens.details, 't'));
  expect(await screen.findByText('(bezterminowo)')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText(lateResolution)).toHaveLength(2));
});
