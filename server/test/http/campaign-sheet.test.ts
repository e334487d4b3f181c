import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { campaignSheetColumns } from '@grzadka/contract/campaign/sheet/campaign-sheet';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { sheetsOf } from '#test/campaign-sheets.ts';
import { addCampaign, addCampaignMeter } from '#test/campaigns.ts';
import {
  addAssignment,
  addGarden,
  addMeasurement,
  addMeter,
  addParty,
  describeDevice,
} from '#test/factories.ts';
import { readPdf } from '#test/read-pdf.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const clerk = await app.as('ROLE_EMPLOYEE');
const { openRound, taken, emptyRows } = sheetsOf(app, clerk);

/** A round of three meters in two sectors; the first is at a plot that somebody holds, and was read by somebody. */
async function walkedRound() {
  const { id, name } = await addCampaign(db, { state: 'open' });
  const garden = await addGarden(db, { name: '12A', sector: 1 });
  const party = await addParty(db, { firstName: 'Genowefa', lastName: 'Brzęczyszczykiewicz' });
  await addAssignment(db, { gardenId: garden.id, partyId: party.id });
  const meters = [
    await addMeter(db, { name: `W-12A ${id}`, gardenId: garden.id, walkOrder: 2 }),
    await addMeter(db, { name: `Wspólny ${id}`, sectorId: '1', walkOrder: 1 }),
    await addMeter(db, { name: `Z drugiego ${id}`, sectorId: '2' }),
  ] as const;
  for (const meter of meters) await addCampaignMeter(db, { campaignId: id, meterId: meter.id });
  await describeDevice(db, meters[0].id, { serialNumber: 'SN-0042' });
  await addMeasurement(db, {
    meterId: meters[0].id,
    value: '1234.5',
    measuredAt: '2026-04-15T10:00:00Z',
    surname: 'Szczebrzeszyńska',
  });
  await addMeasurement(db, {
    meterId: meters[1].id,
    value: '7',
    measuredAt: '2026-05-01T10:00:00Z',
    channel: 'estimate',
  });
  return { id, name, meters: meters.map((meter) => meter.name) };
}

const walked = await walkedRound();

it('on paper has a letter for each sector, with all that is needed at a meter, and names no holder', async () => {
  const { id, name } = walked;
  const pdf = await readPdf(await taken(id, 'pdf'));
  expect(pdf).toMatchObject({
    title: `Arkusz odczytów: ${name}`,
    language: 'pl-PL',
    isTagged: true,
  });
  expect(pdf.pages).toHaveLength(2);
  const [first = '', second = ''] = pdf.pages;
  expect(first).toContain(`${name} · Sektor 1`);
  expect(first).toContain(`Arkusz odczytów · ${name} · Sektor 1`);
  expect(first).toMatch(/Działka Licznik Numer fabryczny Ostatni odczyt Odczyt Uwaga/);
  // As one walks past them.
  expect(first.indexOf('Wspólny')).toBeLessThan(first.indexOf('W-12A'));
  expect(first).toMatch(/7 01\.05\.2026 \(szacunek\)/);
  expect(first).toMatch(/12A .+ SN-0042 1 234,5 15\.04\.2026/s);
  expect(second).toContain('Sektor 2');
  expect(second).toContain('Z drugiego');
  const written = pdf.pages.join(' ');
  for (const person of ['Brzęczyszczykiewicz', 'Genowefa', 'Szczebrzeszyńska', 'Anna']) {
    expect(written).not.toContain(person);
  }
  // Ten squares for each meter are one drawing.
  expect(pdf.lines.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(3);
});

it('goes on on further pages, each with its number', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `Strona-${at}`);
  const { id, name } = await openRound(names, { sectorId: '3' });
  const { pages } = await readPdf(await taken(id, 'pdf'));
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`${name} · Sektor 3`);
    expect(page).toContain(`Strona ${at + 1} z ${pages.length}`);
    expect(page).toContain('Numer fabryczny');
  }
});

it('as a workbook has the same columns, two to be filled in, and hidden keys', async () => {
  const { id, meters } = walked;
  const rows = await emptyRows(id);
  expect(rows.map(({ name }) => name)).toEqual([meters[1], meters[0], meters[2]]);
  expect(rows[1]).toMatchObject({
    sector: 'Sektor 1',
    plot: '12A',
    serialNumber: 'SN-0042',
    lastValue: '1234,5',
    lastDay: '15.04.2026',
    value: '',
    readOn: '',
    remark: '',
    key: expect.stringMatching(new RegExp(`^${id}/`)),
  });
  expect(rows[0]).toMatchObject({ plot: '', lastDay: '01.05.2026 (szacunek)' });
  expect(JSON.stringify(rows)).not.toMatch(/Brzęczyszczykiewicz|Szczebrzeszyńska/);
  expect(campaignSheetColumns).toMatchObject({ value: 'Odczyt', readOn: 'Data' });
});

it('after an exchange shows with what the new device began', async () => {
  const { id, meters } = await openRound(['Wymieniony']);
  const [meterId = ''] = meters;
  await addMeasurement(db, { meterId, value: '830', measuredAt: '2026-04-15T10:00:00Z' });
  await describeDevice(db, meterId, {
    removedAt: '2026-05-01T08:00:00.000Z',
    lastValue: '831',
    removalReason: 'replaced',
  });
  const installedAt = '2026-05-01T08:00:00.000Z';
  await db
    .insertInto('installation')
    .values({ id: newId(), meterId, serialNumber: 'NOWY-1', installedAt, firstValue: '0.3' })
    .execute();
  expect(await emptyRows(id)).toMatchObject([
    { serialNumber: 'NOWY-1', lastValue: '0,3', lastDay: '01.05.2026' },
  ]);
});

it('is there once the round has meters, and stays; who takes it is recorded', async () => {
  const draft = await addCampaign(db);
  expect(await clerk.get<ErrorBody>(`/api/campaign/${draft.id}/sheet?format=pdf`)).toMatchObject({
    status: 409,
    body: { message: campaignRefusals.notOpen },
  });
  expect((await clerk.get(`/api/campaign/${newId()}/sheet?format=pdf`)).status).toBe(404);
  expect((await clerk.get(`/api/campaign/${draft.id}/sheet?format=csv`)).status).toBe(400);
  const closed = await addCampaign(db, { state: 'closed' });
  for (const format of ['pdf', 'xlsx'] as const) await taken(closed.id, format);
  const audited = await db
    .selectFrom('auditEntry')
    .select('after')
    .where('recordType', '=', 'export')
    .execute();
  const told = { after: { list: 'Arkusz odczytów', rows: 0, campaignId: closed.id } };
  expect(audited.filter(({ after }) => JSON.stringify(after).includes(closed.id))).toEqual([
    told,
    told,
  ]);
});
