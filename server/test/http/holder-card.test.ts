import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { addCampaign } from '#test/campaigns.ts';
import { readPdf } from '#test/read-pdf.ts';
import { startTestApp, startTestAppOnce } from '#test/test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const app = await startTestApp({ PUBLIC_URL: 'https://ogrod.example.pl' });
const clerk = await app.as('ROLE_EMPLOYEE');

const pathOf = (id: string) => `/api/campaign/${id}/holder-card`;

async function cardOf(id: string) {
  const response = await clerk.send(pathOf(id));
  expect(response.status).toBe(200);
  const { pages, ...pdf } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  return { ...pdf, pages, text: pages.join(' '), lacks: response.headers.get('paper-lacks') };
}

const reports = { selfReport: true, selfReportThru: '2026-10-20', types: 'water' } as const;

it('is one page that says how a reading is reported and until when, with a code to the sign-in', async () => {
  const { id } = await addCampaign(app.db, reports);
  const { pages, codes, text, title, isTagged, lacks } = await cardOf(id);
  expect(pages).toHaveLength(1);
  expect(codes).toEqual(['https://ogrod.example.pl/logowanie']);
  expect([title, isTagged]).toEqual(['Zgłoś odczyt licznika telefonem', true]);
  expect(text).toContain('Odczyt zgłoś do 20 października 2026.');
  expect(text).toContain('Odczytujemy liczniki wody.');
  expect(text).toContain('https://ogrod.example.pl');
  expect(text).toContain('„Zobacz liczniki i opłaty”');
  expect(text).toContain('Bez zdjęcia też możesz zgłosić odczyt.');
  expect(decodeURIComponent(lacks ?? '')).toBe('nazwa ogrodu');
});

it('says of the association what the settings have, and that a photo has to be there', async () => {
  await app.db
    .updateTable('settings')
    // As long as may be.
    .set({
      name: `ROD Pod Lipami ${'Ogród '.repeat(30)}`.slice(0, 100),
      phone: '48601234567',
      email: 'biuro@example.pl',
    })
    .execute();
  const { id } = await addCampaign(app.db, {
    ...reports,
    types: 'both',
    selfReportThru: null,
    photoRequired: true,
    state: 'open',
  });
  const { pages, text, lacks } = await cardOf(id);
  expect(pages).toHaveLength(1);
  expect(lacks).toBeNull();
  expect(text).toContain('ROD Pod Lipami');
  expect(text).toContain('tel. +48 601 234 567');
  expect(text).toContain('biuro@example.pl');
  // The round's last day.
  expect(text).toContain('Odczyt zgłoś do 25 października 2026.');
  expect(text).toContain('Odczytujemy liczniki wody i prądu.');
  expect(text).toContain('Bez zdjęcia odczytu nie przyjmujemy.');
});

it('needs a round that takes reports, the program’s address, and somebody of the staff', async () => {
  const refused = async (id: string, client: TestClient = clerk) => {
    const { status, body } = await client.get<ErrorBody>(pathOf(id));
    return [status, body.message];
  };
  const { id } = await addCampaign(app.db, reports);
  const { id: without } = await addCampaign(app.db);
  expect(await refused(without)).toEqual([409, campaignRefusals.noReports]);
  expect((await refused(newId()))[0]).toBe(404);
  expect((await refused(id, await app.as('ROLE_USER')))[0]).toBe(403);

  const nowhere = await startTestAppOnce();
  const round = await addCampaign(nowhere.db, reports);
  const employee = await nowhere.as('ROLE_EMPLOYEE');
  expect(await refused(round.id, employee)).toEqual([409, campaignRefusals.publicUrlMissing]);
});
