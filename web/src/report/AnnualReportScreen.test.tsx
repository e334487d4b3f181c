// @vitest-environment jsdom

import { annualReport } from '@grzadka/contract/report/annual-report.model';
import { reportEndpoints } from '@grzadka/contract/report/report.endpoints';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { AnnualReportScreen } from './AnnualReportScreen.tsx';

const server = startTestServer();
const routes = [{ path: '/oplaty/sprawozdanie', element: <AnnualReportScreen /> }];

const nothing = { charged: 0, paid: 0, writtenOff: 0, open: 0 };
const report = sampleOf(annualReport, {
  year: 2026,
  asOf: '2026-11-30',
  isOpen: true,
  purposes: [
    {
      purpose: 'management',
      now: { charged: 110_00, paid: 100_00, writtenOff: 2_00, open: 8_00 },
      before: { ...nothing, charged: 90_00 },
      spent: { now: 70_00, before: 0 },
      categories: [{ id: 'c', name: 'Biuro', now: 70_00, before: 0 }],
    },
  ],
  unspread: { now: 5_00, before: 0 },
  overpaid: { now: 5_00, before: 0 },
  income: [],
  total: {
    now: { charged: 110_00, paid: 105_00, writtenOff: 2_00, open: 8_00 },
    before: { ...nothing, charged: 90_00 },
    spent: { now: 70_00, before: 0 },
    income: { now: 0, before: 0 },
  },
});

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => plain(textContent));

test('the report of a year says by purpose what came of the fees, beside the year before, and that it may change', async () => {
  server.answer(reportEndpoints.annual, report);
  openScreen(routes, '/oplaty/sprawozdanie?rok=2026', { role: 'ROLE_EMPLOYEE' });
  await screen.findByText(/^Rok 2026 nie jest zamknięty/);
  expect(server.callsOf(reportEndpoints.annual)[0]?.query.get('year')).toBe('2026');
  expect(rows('Opłaty').slice(1)).toEqual([
    'Zarządzanie ROD110,00 zł2025: 90,00 zł100,00 zł2025: 0,00 zł2,00 zł2025: 0,00 zł8,00 zł2025: 0,00 zł',
    'Nadpłaty–5,00 zł2025: 0,00 zł––',
    'Razem110,00 zł2025: 90,00 zł105,00 zł2025: 0,00 zł2,00 zł2025: 0,00 zł8,00 zł2025: 0,00 zł',
  ]);
  expect(rows('Koszty')).toContain('Biuro70,00 zł2025: 0,00 zł');
  expect(screen.getByText('W tych latach nie ma innych przychodów.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Rok 2025' }).getAttribute('href')).toBe(
    '/oplaty/sprawozdanie?rok=2025',
  );
});

test('a draft of a document is made of it, to which the screen leads then', async () => {
  server.answer(reportEndpoints.annual, { ...report, isOpen: false });
  server.answer(reportEndpoints.publish, { id: 'd' });
  openScreen(routes, '/oplaty/sprawozdanie', { role: 'ROLE_TREASURER' });
  await press('Utwórz szkic dokumentu');
  await waitFor(() =>
    expect(server.callsOf(reportEndpoints.publish)[0]?.body).toEqual({ year: 2026 }),
  );
  const draft = await screen.findByRole('link', { name: 'Otwórz szkic' });
  expect(draft.getAttribute('href')).toBe('/edytuj-dokument/d');
});

test('a report that cannot be read says so, and is asked for once more', async () => {
  server.refuse(reportEndpoints.annual, { code: 'internal' });
  openScreen(routes, '/oplaty/sprawozdanie', { role: 'ROLE_TREASURER' });
  await screen.findByText(/^Nie udało się wczytać sprawozdania\./);
  server.answer(reportEndpoints.annual, report);
  await press('Spróbuj ponownie');
  expect(await screen.findByRole('table', { name: 'Opłaty' })).toBeTruthy();
});
