import { addDays, addMonths } from '@grzadka/contract/core/time/calendar-steps';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { lastDay } from '@grzadka/contract/core/time/statutory-terms';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { beforeAll, describe, expect, it } from 'vitest';
import { reckonDraft, runForm } from '#test/charge-runs.ts';
import { addConsent } from '#test/consents.ts';
import {
  addAssignment,
  addLogin,
  addMeasurement,
  addMeter,
  addParty,
  addTransferApplication,
} from '#test/factories.ts';
import { addFeeKind, addTariff } from '#test/fee-factories.ts';
import { addHandover, addHeldGarden, handoverOf, stepsOf } from '#test/handovers.ts';
import { postDebt, postPayment } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const employee = await app.as('ROLE_EMPLOYEE');
const today = gardenToday();
const last = dayInFigures(today);
const begin = `${today.slice(0, 4)}-01-01`;

const steps = (id: string) => stepsOf(employee, id);

function set(id: string, values: object) {
  return db.updateTable('handover').set(values).where('id', '=', id).execute();
}

async function accountOf(gardenId: string): Promise<string> {
  const account = db.selectFrom('settlement').select('id').where('gardenId', '=', gardenId);
  return (await account.executeTakeFirstOrThrow()).id;
}

let waterKindId = '';

beforeAll(async () => {
  // What water costs; what counts energy is charged by nobody.
  waterKindId = (await addFeeKind(db, { name: 'Woda' })).id;
  const tiers = [{ upTo: null, rate: '10' }];
  const segments = [{ from: begin, tiers }];
  const terms = { method: 'consumption', meterType: 'WaterMeter', segments } as const;
  await addTariff(db, { feeKindId: waterKindId, validFrom: begin, terms });
});

describe('a step of a handover', () => {
  it('asks for nothing where nobody leaves and nobody comes', async () => {
    const { id } = await addHandover(db);
    const { access, points, protocol, ...others } = await steps(id);
    expect(Object.values(others).map(({ state }) => state)).toEqual(Array(6).fill('none'));
    expect([access, points, protocol]).toMatchObject([
      { state: 'done' },
      { state: 'open', words: 'Do odhaczenia: Klucze oddane, Domek obejrzany.' },
      { state: 'open' },
    ]);
  });

  it('waits for the board where a plot is given to somebody', async () => {
    const { gardenId, partyId } = await addHeldGarden(db);
    const { id } = await addHandover(db, { gardenId, leaving: [partyId], ground: 'transfer' });
    const applied = { gardenId, fromPartyId: partyId };
    const step = async () => (await steps(id))['application'];
    expect(await step()).toMatchObject({ state: 'missing' });
    const application = await addTransferApplication(db, { ...applied, appliedOn: today });
    expect(await step()).toEqual({
      state: 'missing',
      words: 'Wybierz zgłoszenie, którego dotyczy przekazanie.',
    });
    await set(id, { applicationId: application.id });
    expect(await step()).toMatchObject({
      state: 'missing',
      words: expect.stringContaining(dayInFigures(lastDay.toDecideTransfer(today))),
    });
    const decided = (decision: 'consent' | 'refusal') =>
      db
        .updateTable('transferApplication')
        .set({ decision, decidedOn: today })
        .where('id', '=', application.id)
        .execute();
    await decided('refusal');
    expect(await step()).toMatchObject({
      state: 'missing',
      words: expect.stringContaining('odmówił'),
    });
    await decided('consent');
    expect(await step()).toEqual({ state: 'done', words: `Zgoda zarządu: ${last}.` });
    const silent = await addTransferApplication(db, {
      ...applied,
      appliedOn: addMonths(today, -3),
    });
    await set(id, { applicationId: silent.id });
    expect(await step()).toMatchObject({
      state: 'done',
      words: expect.stringContaining('nie odpowiedział'),
    });
  });

  it('asks for what was used to be charged until the day, and for what is owed then', async () => {
    const { gardenId, partyId } = await addHeldGarden(db);
    const account = await accountOf(gardenId);
    const { id } = await addHandover(db, { gardenId, leaving: [partyId] });
    await addMeter(db, { gardenId, type: 'ElectricityMeter' });
    expect((await steps(id))['charges']).toMatchObject({ state: 'done' });
    const water = await addMeter(db, { gardenId });
    await db
      .updateTable('installation')
      .set({ installedAt: `${begin}T12:00:00Z` })
      .where('meterId', '=', water.id)
      .execute();
    expect((await steps(id))['charges']).toEqual({
      state: 'missing',
      words: `Nie jest naliczone: woda. Nalicz do ${last} albo podaj powód.`,
    });
    expect((await steps(id))['arrears']).toMatchObject({
      state: 'done',
      words: 'Nie ma zaległości.',
    });
    await addMeasurement(db, { meterId: water.id, value: '0', measuredAt: `${begin}T12:00:00Z` });
    await addMeasurement(db, { meterId: water.id, value: '7', measuredAt: `${today}T00:00:00Z` });
    const media = {
      kind: 'media' as const,
      periodThru: today,
      readingFrom: today,
      readingThru: today,
    };
    const { id: settleRunId } = await reckonDraft(db, runForm([waterKindId], [gardenId], media));
    await set(id, { settleRunId });
    expect(await steps(id)).toMatchObject({
      charges: { state: 'done', words: 'Szkic naliczenia: 70,00\u00a0zł.' },
      arrears: { state: 'missing', words: expect.stringContaining('70,00\u00a0zł') },
    });
    // The lines of the draft, and what is open already.
    await postDebt(db, { account, day: begin, parts: [{ amount: 1_000, dueOn: begin }] });
    expect((await handoverOf(employee, id)).account).toMatchObject({
      balance: 1_000,
      open: [{ name: 'Opłata', amount: 1_000 }],
      uncharged: [{ type: 'WaterMeter', after: null }],
      run: { number: null, amount: 7_000, blocked: null, lines: [{ amount: 7_000 }] },
    });
    await postPayment(db, { account, day: today, amount: 8_500 });
    expect((await steps(id))['arrears']).toEqual({
      state: 'done',
      words: 'Nadpłata: 5,00\u00a0zł.',
    });
    await set(id, { day: addDays(today, 1) });
    expect((await steps(id))['charges']?.words).toContain(`jest do ${last}. Nalicz jeszcze raz`);
  });

  it('is left out with a reason', async () => {
    const { gardenId, partyId } = await addHeldGarden(db);
    await addMeter(db, { gardenId });
    const day = '2025-01-01';
    const owed = { account: await accountOf(gardenId), day };
    await postDebt(db, { ...owed, parts: [{ amount: 12_345, dueOn: day }] });
    const { id } = await addHandover(db, { gardenId, leaving: [partyId] });
    expect(await steps(id)).toMatchObject({
      charges: { state: 'missing' },
      arrears: {
        state: 'missing',
        words: 'Do zapłaty jest 123,45\u00a0zł. Przyjmij wpłatę albo podaj powód.',
      },
    });
    await set(id, { chargesReason: 'Ryczałt', arrearsReason: 'Zgoda zarządu' });
    expect(await steps(id)).toMatchObject({
      charges: { state: 'left-out', words: 'Bez naliczenia: Ryczałt' },
      arrears: { state: 'left-out', words: 'Mimo zaległości 123,45\u00a0zł: Zgoda zarządu' },
    });
  });

  it('rests where somebody stays, on whose account nothing ends', async () => {
    const { gardenId, partyId } = await addHeldGarden(db, 'Odchodzący');
    const { id: spouse } = await addParty(db, { lastName: 'Zostająca', firstName: 'Maria' });
    await addAssignment(db, { gardenId, partyId: spouse, validFrom: '2020-01-01' });
    await addMeter(db, { gardenId, name: 'W-9' });
    const { id } = await addHandover(db, { gardenId, leaving: [partyId], ground: 'death' });
    expect(await steps(id)).toMatchObject({
      readings: { state: 'open' },
      charges: { state: 'none', words: expect.stringContaining('Zostająca Maria') },
      arrears: { state: 'none' },
      coming: { state: 'none', words: 'Działkę ma dalej: Zostająca Maria.' },
    });
    expect((await handoverOf(employee, id)).lawTerms).toEqual([]);
  });

  it('counts to the terms of the law after a death where nobody stays', async () => {
    const { gardenId, partyId } = await addHeldGarden(db);
    const { id } = await addHandover(db, { gardenId, leaving: [partyId], ground: 'death' });
    const half = addMonths(today, 6);
    const { lawTerms } = await handoverOf(employee, id);
    expect(lawTerms.map(({ on }) => on)).toEqual([half, half, addMonths(half, 3)]);
    for (const { words } of lawTerms) expect(words).toContain('sprawdź w ustawie');
  });

  it('asks for who comes, with an address, and for a login with an e-mail address', async () => {
    const { gardenId, partyId } = await addHeldGarden(db);
    const { id: newcomer } = await addParty(db, { lastName: 'Nowak', email: 'ewa@example.pl' });
    const { id } = await addHandover(db, { gardenId, leaving: [partyId], ground: 'lease' });
    const step = async () => (await steps(id))['coming'];
    expect(await step()).toEqual({ state: 'missing', words: 'Wybierz nowego działkowca.' });
    await set(id, { comingName: 'Lis Ewa' });
    expect(await step()).toMatchObject({
      state: 'missing',
      words: expect.stringContaining('Lis Ewa'),
    });
    await set(id, { comingName: null });
    const row = { handoverId: id, partyId: newcomer, side: 'coming' as const, place: 0 };
    await db.insertInto('handoverParty').values(row).execute();
    expect(await step()).toEqual({ state: 'missing', words: 'Brakuje adresu: Nowak Jan.' });
    const address = { street: 'Lipowa', houseNumber: '1', postalCode: '00-950', city: 'Łódź' };
    await db.updateTable('party').set(address).where('id', '=', newcomer).execute();
    expect(await step()).toMatchObject({ state: 'open', words: expect.stringContaining('zgód') });
    await addConsent(db, { partyId: newcomer, email: 'ewa@example.pl' });
    expect(await step()).toEqual({
      state: 'done',
      words: `Nowak Jan od ${dayInFigures(addDays(today, 1))}.`,
    });
    await db
      .updateTable('handoverParty')
      .set({ login: true })
      .where('partyId', '=', newcomer)
      .execute();
    expect((await steps(id))['access']).toEqual({ state: 'done', words: 'Nowy login: Nowak Jan.' });
    await db.updateTable('party').set({ email: null }).where('id', '=', newcomer).execute();
    expect((await steps(id))['access']).toMatchObject({ state: 'missing' });
  });

  it('says whose logins stay, unless they have another plot', async () => {
    const { gardenId, partyId } = await addHeldGarden(db);
    await addLogin(db, { partyId });
    const { id } = await addHandover(db, { gardenId, leaving: [partyId] });
    expect((await steps(id))['access']).toEqual({
      state: 'open',
      words: 'Loginy zostają: Dawny Jan.',
    });
    const other = await addHeldGarden(db);
    await addAssignment(db, { gardenId: other.gardenId, partyId });
    expect((await steps(id))['access']).toMatchObject({ state: 'done' });
    expect((await handoverOf(employee, id)).leavingParties[0]?.otherGardens).toHaveLength(1);
  });

  it('asks which of the fees that the settings name who comes is to pay', async () => {
    const { id: feeKindId } = await addFeeKind(db, { name: 'Wpisowe nowe' });
    await addTariff(db, { feeKindId, validFrom: begin, terms: { method: 'manual', rate: '0' } });
    await db
      .updateTable('settings')
      .set({ entryFeeKindIds: [feeKindId] })
      .execute();
    const { id: newcomer } = await addParty(db);
    const { id } = await addHandover(db, { coming: [newcomer] });
    const step = async () => (await steps(id))['entry'];
    expect(await step()).toMatchObject({
      state: 'missing',
      words: expect.stringContaining('Bez opłat'),
    });
    await set(id, { noEntryFees: true });
    expect(await step()).toEqual({ state: 'done', words: 'Bez opłat.' });
    await set(id, { noEntryFees: false, entryFees: JSON.stringify([{ feeKindId, amount: null }]) });
    expect(await step()).toEqual({ state: 'missing', words: 'Podaj kwotę: Wpisowe nowe.' });
    await set(id, { entryFees: JSON.stringify([{ feeKindId, amount: 30_000 }]) });
    expect(await step()).toEqual({ state: 'done', words: 'Wpisowe nowe 300,00\u00a0zł.' });
  });
});
