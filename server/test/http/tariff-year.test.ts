import type { ErrorBody } from '@grzadka/contract/core/errors';
import { messages } from '@grzadka/contract/core/messages';
import type { TariffTerms } from '@grzadka/contract/tariff/tariff-terms';
import { type FeeKindOfYear, tariffYearRefusals } from '@grzadka/contract/tariff/tariff-year.model';
import { expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { addFeeKind, addResolution, addTariff } from '#test/fee-factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

const resolution = await addResolution(app.db, { number: '5/2027', adoptedOn: '2027-04-17' });

async function yearOf(year: number, feeKindId: string) {
  const path = `/api/tariff/year?year=${year}`;
  const { body } = await treasurer.get<{ items: FeeKindOfYear[] }>(path);
  return body.items.find(({ feeKind }) => feeKind.id === feeKindId);
}

/** All tariffs that a save of 2027 may rest on. */
async function known() {
  const { body } = await treasurer.get<{ items: FeeKindOfYear[] }>('/api/tariff/year?year=2027');
  return body.items.flatMap(({ before, own }) =>
    [before, own].flatMap((one) => (one ? [{ id: one.id, version: one.version }] : [])),
  );
}

interface Row {
  feeKindId: string;
  rates: (string | null)[];
}

async function setYear(rows: Row[], given: object = {}) {
  return treasurer.post<ErrorBody>('/api/tariff/set-year', {
    year: 2027,
    resolution: { of: 'existing', id: resolution.id },
    rows,
    known: await known(),
    ...given,
  });
}

/** A fee kind with a tariff of 2026. */
async function addCharged(given: { terms?: TariffTerms; validThru?: string } = {}) {
  const { id } = await addFeeKind(app.db);
  const tariff = await addTariff(app.db, { feeKindId: id, ...given });
  return { feeKindId: id, tariff };
}

const tiers = (...rates: [string | null, string][]): TariffTerms => ({
  method: 'consumption',
  meterType: 'ElectricityMeter',
  segments: [
    { from: '2026-01-01', tiers: [{ upTo: null, rate: '0.5' }] },
    { from: '2026-07-01', tiers: rates.map(([upTo, rate]) => ({ upTo, rate })) },
  ],
});

it('a year is set at once: what held ends, what it is to cost begins, and a row without a rate is left as it is', async () => {
  const area = await addCharged();
  const energy = await addCharged({ terms: tiers(['250', '0.6'], [null, '1.1']) });
  const ended = await addCharged({ validThru: '2026-12-31' });
  const left = await addCharged();
  const unset = await addFeeKind(app.db);
  const idle = await addFeeKind(app.db, { active: false });
  await addTariff(app.db, { feeKindId: idle.id });
  expect(await yearOf(2027, area.feeKindId)).toMatchObject({
    before: { id: area.tariff.id, validThru: null, termsInWords: '0,45\u00a0zł za m²', version: 1 },
    own: null,
    changes: false,
  });
  expect(await yearOf(2027, unset.id)).toMatchObject({ before: null, own: null });
  expect(await yearOf(2027, idle.id)).toBeUndefined();

  const { status } = await setYear([
    { feeKindId: area.feeKindId, rates: ['0,50'] },
    { feeKindId: energy.feeKindId, rates: ['0,65', '1,2'] },
    { feeKindId: ended.feeKindId, rates: ['0,45'] },
    { feeKindId: left.feeKindId, rates: [''] },
    { feeKindId: unset.id, rates: [] },
  ]);
  expect(status).toBe(204);
  expect(await yearOf(2027, area.feeKindId)).toMatchObject({
    before: { id: area.tariff.id, validThru: '2026-12-31', version: 2 },
    own: {
      validFrom: '2027-01-01',
      validThru: null,
      terms: { method: 'per-area', rate: '0.50' },
      instalmentsInWords: '30.06',
      resolution: { number: '5/2027' },
    },
  });
  expect((await yearOf(2027, energy.feeKindId))?.own?.terms).toMatchObject({
    segments: [
      {
        from: '2027-01-01',
        tiers: [
          { upTo: '250', rate: '0.65' },
          { upTo: null, rate: '1.2' },
        ],
      },
    ],
  });
  expect((await yearOf(2027, ended.feeKindId))?.own).toMatchObject({ terms: { rate: '0.45' } });
  expect(await yearOf(2027, left.feeKindId)).toMatchObject({
    before: { validThru: null, version: 1 },
    own: null,
  });
  const [end] = (await auditOf(app.db, 'tariff', area.tariff.id)).slice(-1);
  expect(end).toMatchObject({ action: 'update', after: { validThru: '2026-12-31' } });
});

it('a year that is set is set anew in place, under a resolution that comes along, and with the same rates is left alone', async () => {
  const { feeKindId } = await addCharged();
  const other = await addCharged();
  const rows = (rate: string) => [
    { feeKindId, rates: [rate] },
    { feeKindId: other.feeKindId, rates: ['0,45'] },
  ];
  await setYear(rows('0,5'));
  const first = await yearOf(2027, feeKindId);
  const added = { of: 'new', number: '6/2027', body: 'general-meeting', fileId: '' };
  const incomplete = { ...added, adoptedOn: '2027-05-08', subject: '' };
  const refused = await setYear(rows('0,55'), { resolution: incomplete });
  expect(refused.body.fields).toHaveProperty(['resolution.subject']);
  const complete = { ...incomplete, subject: 'Opłaty na 2027 rok' };
  expect((await setYear(rows('0,55'), { resolution: complete })).status).toBe(204);
  expect(await yearOf(2027, feeKindId)).toMatchObject({
    own: {
      id: first?.own?.id,
      version: 2,
      terms: { rate: '0.55' },
      resolution: { number: '6/2027' },
    },
    changes: false,
  });
  expect((await yearOf(2027, other.feeKindId))?.own).toMatchObject({
    version: 1,
    resolution: { number: '5/2027' },
  });
  const taken = await setYear(rows('0,6'), { resolution: complete });
  expect([taken.status, Object.keys(taken.body.fields ?? {})]).toEqual([
    409,
    ['resolution.number'],
  ]);
  expect((await yearOf(2027, feeKindId))?.own?.version).toBe(2);
});

it('all of it is stored or nothing, and what is wrong is told at its rate', async () => {
  const [one, energy, shared, later, halves] = [
    await addCharged(),
    await addCharged({ terms: tiers(['250', '0.6'], [null, '1.1']) }),
    await addCharged({
      terms: { method: 'distribute', key: 'equal', of: 'amount', total: '184.37' },
    }),
    await addCharged({ validThru: '2026-12-31' }),
    await addCharged(),
  ];
  const unset = await addFeeKind(app.db);
  const row = ({ feeKindId }: { feeKindId: string }, ...rates: string[]) => ({ feeKindId, rates });
  const faults = async (...rows: Row[]) => {
    const { status, body } = await setYear([row(one, '0,5'), ...rows]);
    return [status, body.fields];
  };
  expect(await faults(row(energy, '0,7', ''))).toEqual([400, { 'rows.1.rates.1': 'Podaj stawkę' }]);
  expect(
    await faults(row(energy, '0,7'), row(shared, '184,371'), row({ feeKindId: unset.id }, '1')),
  ).toEqual([
    400,
    {
      'rows.1.rates.0': tariffYearRefusals.otherTiers,
      'rows.2.rates.0': messages.tooManyDecimals(2),
      'rows.3.rates.0': tariffYearRefusals.noMethod,
    },
  ]);
  await addTariff(app.db, { feeKindId: later.feeKindId, validFrom: '2028-01-01' });
  const overlap = await faults(row(later, '1'));
  expect(overlap).toEqual([
    409,
    { 'rows.1.rates.0': expect.stringMatching(/^W tym czasie obowiązuje/) },
  ]);
  await app.db
    .updateTable('tariff')
    .set({ validThru: '2027-06-30' })
    .where('id', '=', halves.tariff.id)
    .execute();
  await addTariff(app.db, { feeKindId: halves.feeKindId, validFrom: '2027-07-01' });
  expect((await yearOf(2027, halves.feeKindId))?.changes).toBe(true);
  expect(await faults(row(halves, '1'))).toEqual([
    409,
    { 'rows.1.rates.0': tariffYearRefusals.changes },
  ]);
  expect(await yearOf(2027, one.feeKindId)).toMatchObject({ before: { version: 1 }, own: null });
});

it('rates that rest on a tariff that somebody else changed are stale, and only those', async () => {
  const [mine, theirs] = [await addCharged(), await addCharged()];
  const seen = await known();
  const end = { id: theirs.tariff.id, validThru: '2026-11-30' };
  expect((await treasurer.put('/api/tariff/end', end)).status).toBe(204);
  const both = [mine, theirs].map(({ feeKindId }) => ({ feeKindId, rates: ['0,5'] }));
  expect((await setYear(both, { known: seen })).status).toBe(412);
  expect((await yearOf(2027, mine.feeKindId))?.own).toBeNull();
  expect((await setYear(both.slice(0, 1), { known: seen })).status).toBe(204);
  // Twice at once, one of them finds the tariff that it knows ended.
  const now = await known();
  const replies = await Promise.all(
    ['0,6', '0,7'].map((rate) =>
      setYear([{ feeKindId: theirs.feeKindId, rates: [rate] }], { known: now }),
    ),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204, 412]));
});
