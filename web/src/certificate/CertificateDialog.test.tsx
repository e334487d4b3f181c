// @vitest-environment jsdom

import { certificateEndpoints } from '@grzadka/contract/certificate/certificate.endpoints';
import { certificateItem } from '@grzadka/contract/certificate/certificate.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { CertificateButton } from './CertificateButton.tsx';

const server = startTestServer();

// They come late to a screen.
beforeAll(async () => {
  await Promise.all([import('./CertificateDialog.tsx'), import('../core/paper/PaperDialog.tsx')]);
}, 60_000);

let saved: string[] = [];

beforeEach(() => {
  saved = [];
  // jsdom has no files behind addresses.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:plik' }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

const issued = { id: 'c', number: 'ZAS/2026/7', kind: 'clear' } as const;
const item = sampleOf(certificateItem, { ...issued, issuedOn: '2026-11-30', issuedBy: 'Lis Anna' });

test('a paper is issued once, and had again by its number where that failed', async () => {
  server.answer(certificateEndpoints.ofSettlement, { items: [] });
  openScreen([{ path: '/', element: <CertificateButton settlementId="s" /> }], '/');
  await press('Zaświadczenie');
  await screen.findByText('Nic jeszcze nie wydano.');
  server.answer(certificateEndpoints.issue, issued);
  server.answer(certificateEndpoints.ofSettlement, { items: [item] });
  server.refuse(certificateEndpoints.paper, { code: 'unavailable' });
  await press('Wydaj i pobierz');
  await screen.findByText(/^Wydano ZAS\/2026\/7, ale nie udało się go pobrać\./);
  expect(screen.getByText('Zaświadczenie o niezaleganiu, 2026.11.30, Lis Anna')).toBeTruthy();
  server.answer(certificateEndpoints.paper, undefined);
  await press('Pobierz: ZAS/2026/7');
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('why a paper is not issued is said where it was asked for', async () => {
  server.answer(certificateEndpoints.ofSettlement, { items: [] });
  openScreen([{ path: '/', element: <CertificateButton settlementId="s" /> }], '/');
  await press('Zaświadczenie');
  server.refuse(certificateEndpoints.issue, { code: 'not-found' });
  await press('Wydaj i pobierz');
  const refusal = await screen.findByText(/^Nie udało się wydać dokumentu\./);
  expect(refusal.textContent).toContain('Tych danych już nie ma');
  expect(server.callsOf(certificateEndpoints.paper)).toEqual([]);
});
