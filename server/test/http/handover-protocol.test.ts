import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { addAssignment, addGarden, addParty } from '#test/factories.ts';
import { addChangingPlot, paperOf } from '#test/handover-papers.ts';
import { addHandover, stepsOf } from '#test/handovers.ts';
import { feeKindNamed, postDebt, postPayment } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const employee = await app.as('ROLE_EMPLOYEE');
const today = gardenToday();
const day = '2026-10-31';

beforeAll(async () => {
  const address = { street: 'Źródlana', houseNumber: '3', postalCode: '90-001', city: 'Łódź' };
  await db
    .updateTable('settings')
    .set({ name: 'ROD „Pod Lipami”', ...address })
    .execute();
});

describe('the protocol of a handover', () => {
  it('says what changes hands, between whom, with meters, points, accounts and room to sign', async () => {
    const plot = await addChangingPlot(db, { name: 'A/12', day });
    const { id } = await addHandover(db, { ...plot.changes, remark: 'Altana z pękniętą szybą.' });
    await treasurer.put('/api/handover/check-point', { id, point: 'Klucze oddane', done: true });
    const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
    await postDebt(db, {
      account: plot.settlementId,
      day: '2026-01-10',
      parts: [
        { amount: 140_63, dueOn: '2026-06-30', feeKindId },
        { amount: 100_00, dueOn: '2026-10-31', feeKindId },
      ],
    });
    await postPayment(db, { account: plot.settlementId, day: '2026-02-01', amount: 40_63 });
    const { response, text, pdf } = await paperOf(treasurer, id, 'protocol');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename=protokol-przekazania-A-12-${today}.pdf`,
    );
    expect(decodeURIComponent(response.headers.get('paper-lacks') ?? '')).toBe('NIP');
    expect(pdf).toMatchObject({ language: 'pl-PL', isTagged: true });
    expect(pdf?.title).toBe('Protokół przekazania działki A/12');
    expect(pdf?.tags).toEqual(expect.arrayContaining(['H1', 'H2', 'TH', 'TD', 'P']));
    for (const part of [
      `Łódź, ${dayInWords(today)}`,
      'Działka A/12 (Sektor 1)',
      'Powierzchnia 312,5 m²',
      'Powód Inny powód',
      'Ostatni dzień dotychczasowego działkowca 31 października 2026',
      'Pierwszy dzień nowego działkowca 1 listopada 2026',
      'Oddaje Świętosław Żółć Źródlana 7/2, 00-950 Łódź',
      'Przejmuje Łucja Ćma Źródlana 7/2, 00-950 Łódź',
      'Woda A/12 A-778 PL-42 123,4 m³ 31.10.2026',
      'Klucze oddane tak, ',
      `Konto rozliczeniowe ${plot.reference} (dotychczasowy działkowiec)`,
      `Stan na ${dayInWords(today)}. Do zapłaty: 200,00 zł.`,
      'Opłata ogrodowa 200,00',
      'Konto rozliczeniowe nowego działkowca powstanie z zakończeniem przekazania.',
      'Uwagi Altana z pękniętą szybą.',
      'Podpisy Oddający Przejmujący Zarząd ogrodu',
    ]) {
      expect(text).toContain(part);
    }
    // Nobody ticked it: there is room for a hand.
    expect(text).toMatch(/Domek obejrzany (?!tak)/);
  });

  it('is noted as printed for who may write it, until something changes', async () => {
    const plot = await addChangingPlot(db, { name: 'P-2', day });
    const { id } = await addHandover(db, { ...plot.changes });
    const step = async () => (await stepsOf(treasurer, id))['protocol']?.state;
    expect((await paperOf(employee, id, 'protocol')).response.status).toBe(200);
    await treasurer.request(`/api/handover/${id}/protocol`, { method: 'HEAD' });
    expect(await step()).toBe('open');
    await paperOf(treasurer, id, 'protocol');
    expect(await step()).toBe('done');
    await treasurer.put('/api/handover/check-point', { id, point: 'Klucze oddane', done: true });
    expect(await step()).toBe('open');
    // What it says of meters and of money changes beside the handover.
    await paperOf(treasurer, id, 'protocol');
    expect(await step()).toBe('done');
    const read = { measurementValue: '124', measuredAt: `${day}T11:00:00.000Z` };
    const { meterId } = plot;
    expect((await treasurer.post('/api/meter/add-measurement', { meterId, ...read })).status).toBe(
      201,
    );
    expect(await step()).toBe('open');
    await paperOf(treasurer, id, 'protocol');
    expect(await step()).toBe('done');
    await postPayment(db, { account: plot.settlementId, day, amount: 1_00 });
    expect(await step()).toBe('open');
  });

  it('does not name who has the plot later', async () => {
    const plot = await addChangingPlot(db, { name: 'P-5', day });
    const { id } = await addHandover(db, plot.changes);
    const later = await addParty(db, { lastName: 'Późniejsza' });
    const { gardenId } = plot;
    await addAssignment(db, { gardenId, partyId: later.id, validFrom: '2026-11-20' });
    const { text } = await paperOf(treasurer, id, 'protocol');
    expect(text).toContain('Oddaje Świętosław Żółć');
    expect(text).not.toContain('Późniejsza');
  });

  it('leaves room for what nobody knows yet, and says what there is not', async () => {
    const { id: gardenId } = await addGarden(db, { name: 'P-3', area: null });
    const given = { gardenId, ground: 'lease', day, comingName: 'Kowal Marta' } as const;
    const { id } = await addHandover(db, given);
    const { text } = await paperOf(treasurer, id, 'protocol');
    expect(text).toContain('Powierzchnia nie podano');
    expect(text).toContain('Przejmuje Kowal Marta');
    expect(text).toContain('Działki nikt nie miał.');
    expect(text).toContain('Na działce nie ma liczników.');
    expect(text).toContain('Działki nikt nie miał, więc nie ma czego rozliczyć.');
    expect((await paperOf(treasurer, newId(), 'protocol')).response.status).toBe(404);
  });
});

describe('the papers of a handover', () => {
  it('are the protocol and the statements of its accounts as one file', async () => {
    const plot = await addChangingPlot(db, { name: 'P-4', day });
    const { id } = await addHandover(db, { ...plot.changes });
    const { response, pdf, text } = await paperOf(employee, id, 'papers');

    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename=przekazanie-dzialki-P-4-${today}.pdf`,
    );
    expect(pdf?.title).toBe('Dokumenty przekazania działki P-4');
    expect(text).toContain('Protokół przekazania działki P-4 · ROD „Pod Lipami”');
    expect(text).toContain('Stan rozliczeń');
    expect(text).toContain(`Numer rozliczenia ${plot.reference} · ROD „Pod Lipami”`);
    expect((await paperOf(employee, newId(), 'papers')).response.status).toBe(404);
  });
});
