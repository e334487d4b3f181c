// @vitest-environment jsdom
import { consistencyEndpoints } from '@grzadka/contract/consistency/consistency.endpoints';
import {
  type CheckResult,
  type ConsistencyReport,
  consistencyReport,
} from '@grzadka/contract/consistency/consistency.model';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { ConsistencyDialog } from './ConsistencyDialog.tsx';

const server = startTestServer();

const at = '2026-11-22T04:25:00.000Z';
const keys = consistencyReport.shape.checks.def.element.def.options.flatMap(({ shape }) => [
  ...shape.key.def.values,
]);

/** A report in which every check has found nothing but these. */
function reportWith(...told: CheckResult[]): ConsistencyReport {
  const agrees = { checkedAt: at, found: 0, findings: [], note: null };
  const checks = keys.map(
    (key) => told.find((result) => result.key === key) ?? { key, outcome: agrees },
  );
  return consistencyReport.parse({ isUnderWay: false, checks });
}

const meter = { type: 'meter', id: 'm', name: 'W-12A', isThere: true, parentId: null };
const lostDocument = {
  type: 'document',
  id: 'd',
  name: 'Regulamin',
  isThere: true,
  parentId: null,
};

async function openDialog() {
  openScreen([{ path: '/', element: <ConsistencyDialog open onClose={() => {}} /> }], '/');
  return within(await screen.findByRole('dialog', { name: 'Kontrola danych' }));
}

test('the findings are told in words, lead to their records, and say what to do', async () => {
  server.answer(
    consistencyEndpoints.report,
    reportWith(
      {
        key: 'last-measurement',
        outcome: {
          checkedAt: at,
          found: 12,
          findings: [{ record: meter, keptAt: null, lastAt: '2026-01-01T10:00:00.000Z' }],
          note: {},
        },
      },
      {
        key: 'stored-object',
        outcome: {
          checkedAt: at,
          found: 2,
          findings: [
            { record: lostDocument, unknownObjects: null },
            { record: null, unknownObjects: null },
          ],
          note: { leftOver: 3 },
        },
      },
    ),
  );
  const dialog = await openDialog();
  const link = await dialog.findByRole('link', { name: 'Licznik: W-12A' });
  expect(link.getAttribute('href')).toBe('/szczegoly-licznika/m');
  const [meters, objects] = dialog.getAllByRole('list').map(({ textContent }) => textContent);
  expect(meters).toContain('Ostatni odczyt na liście liczników: brak.');
  expect(objects).toContain('Nie ma pliku tego dokumentu.');
  expect(objects).toContain('Nie da się go już przywrócić.');
  expect(dialog.getByText('Pierwsze z nich (1):')).toBeTruthy();
  expect(dialog.getByText(/Program usunie je w nocy/).textContent).toContain('jest ich: 3');
  expect(dialog.getByRole('link', { name: 'Dokument: Regulamin' })).toBeTruthy();
  expect(dialog.getAllByText(/Wszystko się zgadza/)).toHaveLength(keys.length - 2);
});

test('what is kept is counted anew where it can be, and a time is told once', async () => {
  const time = '2026-01-01T10:00:00.000Z';
  const findings = [{ record: meter, keptAt: time, lastAt: time }];
  const found = { checkedAt: at, found: 1, findings, note: {} };
  const chain = { ...found, findings: [{ record: meter, hasDevice: false, strayMeasurements: 0 }] };
  const report = reportWith(
    { key: 'last-measurement', outcome: found },
    { key: 'device-chain', outcome: chain },
  );
  server.answer(consistencyEndpoints.report, report);
  const dialog = await openDialog();
  const [meters] = await dialog.findAllByRole('list');
  expect(meters?.textContent).toMatch(/inny odczyt niż ostatni\. Oba są z 2026\.01\.01 \d\d:00\.$/);
  expect(dialog.getAllByRole('button', { name: /^Policz od nowa/ })).toHaveLength(1);

  server.answer(consistencyEndpoints.recount, undefined);
  server.answer(consistencyEndpoints.report, { ...report, isUnderWay: true });
  await press('Policz od nowa: Ostatnie odczyty liczników');
  expect(await dialog.findByRole('button', { name: 'Sprawdzanie…' })).toBeTruthy();
  expect(server.callsOf(consistencyEndpoints.recount).map(({ body }) => body)).toEqual([
    { check: 'last-measurement' },
  ]);
});

test('what was never checked and what could not be is told; it can be checked at once', async () => {
  const failed = { checkedAt: at, found: null, findings: [], note: null };
  const report = reportWith(
    { key: 'gardens-held', outcome: null },
    { key: 'collation', outcome: failed },
  );
  server.answer(consistencyEndpoints.report, report);
  const dialog = await openDialog();
  expect(await dialog.findByText('Jeszcze nie sprawdzano.')).toBeTruthy();
  expect(dialog.getByText(/Nie udało się sprawdzić \(/)).toBeTruthy();

  server.answer(consistencyEndpoints.check, undefined);
  server.answer(consistencyEndpoints.report, { ...report, isUnderWay: true });
  await press('Sprawdź teraz');
  expect(await dialog.findByRole('button', { name: 'Sprawdzanie…' })).toBeTruthy();
  expect(server.callsOf(consistencyEndpoints.check)).toHaveLength(1);

  server.answer(consistencyEndpoints.report, reportWith());
  await waitFor(() => expect(dialog.getAllByText(/Wszystko się zgadza/)).toHaveLength(keys.length));
  expect(dialog.getByRole('button', { name: 'Sprawdź teraz' })).toBeTruthy();
});

test('without an answer it says so, and can be tried again', async () => {
  server.refuse(consistencyEndpoints.report, { code: 'internal' });
  const dialog = await openDialog();
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('Nie udało się wczytać wyników kontroli.');
  server.answer(consistencyEndpoints.report, reportWith());
  await press('Spróbuj ponownie');
  expect(await dialog.findAllByText(/Wszystko się zgadza/)).toHaveLength(keys.length);
});
