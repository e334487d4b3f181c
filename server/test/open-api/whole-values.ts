import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { ksefExample } from '@grzadka/contract/cost/cost.model';
import { addBankProfile } from '../bank-lines.ts';
import { addCampaign } from '../campaigns.ts';
import { addDocument } from '../content-factories.ts';
import {
  addCompany,
  addLogin,
  addMeter,
  addParty,
  addTransferApplication,
  addZone,
} from '../factories.ts';
import { addFeeKind, addResolution } from '../fee-factories.ts';
import { addHandover } from '../handovers.ts';
import { detailsOf } from '../meter-devices.ts';
import type { TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';

export type Body = Readonly<Record<string, unknown>>;

/** Values that no schema says whole: they go together, are stored already, or add up. */
const values: Body = {
  publicationFromDate: '2026-01-01T00:00:00.000Z',
  publicationThruDate: '2026-02-01T00:00:00.000Z',
  pinFromDate: '2026-01-01T00:00:00.000Z',
  pinThruDate: '2026-02-01T00:00:00.000Z',
  street: 'Kwiatowa',
  houseNumber: '1',
  postalCode: '00-950',
  city: 'Warszawa',
  email: 'jan@example.pl',
  bankAccount: '61 1090 1014 0000 0712 1981 2874',
  nrb: '61 1090 1014 0000 0712 1981 2874',
  validThru: '2098-01-01',
  sector: 'Sektor 2',
  sendEmail: false,
};

/** The values of all calls by their fields, and those of one call only, of records that are there or are added for them. */
export async function wholeValues(app: TestApp, admin: TestClient) {
  const { db } = app;
  const meter = await addMeter(db);
  const { id: zoneId } = await addZone(db);
  const [feeKind, resolution] = [await addFeeKind(db), await addResolution(db)];

  // Of one call only.
  const valuesOf: Readonly<Record<string, Body>> = {
    waitingUpdate: {
      partyId: (await addParty(db)).id,
      name: null,
      appliedOn: '2026-01-01',
      sectorIds: ['1'],
      areaFrom: '1',
      areaThru: '2',
      isWithdrawn: false,
    },
    meterUpdate: { id: meter.id, role: 'main', zoneId, sectorId: '3' },
    campaignUpdate: {
      id: (await addCampaign(db)).id,
      sectorIds: ['1'],
      roles: ['plot'],
      readFrom: '2026-10-12',
      readThru: '2026-10-25',
      selfReportThru: '2026-10-25',
      readers: [{ userLoginId: (await addLogin(db)).id, sectorIds: ['2'] }],
    },
    handoverUpdate: await wholeHandover(app),
    settingsUpdate: { entryFeeKindIds: [feeKind.id] },
    resolutionUpdate: { fileId: (await addDocument(db)).id },
    bankAccountUpdate: { bankProfileId: (await addBankProfile(db)).id },
    tariffUpdate: {
      feeKindId: feeKind.id,
      resolutionId: resolution.id,
      validFrom: '2027-01-01',
      terms: { method: 'manual', rate: '12' },
      instalments: [{ dueMonthDay: '03-31', weight: '1' }],
    },
    exemptionUpdate: {
      feeKindId: feeKind.id,
      beneficiary: { kind: 'party', partyId: await holderOfAccount(app) },
      relief: { kind: 'amount', amount: 1_000 },
      validFrom: '2026-01-01',
      resolutionId: resolution.id,
    },
    chargeRunUpdate: {
      periodFrom: '2026-01-01',
      periodThru: '2026-12-31',
      referenceDay: '2026-06-01',
      readingFrom: '2026-05-01',
      readingThru: '2026-06-01',
      kind: 'annual',
      feeKindIds: [feeKind.id],
      gardenIds: [],
      sectorIds: ['1'],
      settlementIds: [],
    },
    messageUpdate: {
      kind: 'fee-notice',
      groups: [{ kind: 'holders', operator: 'include' }],
      attachments: [(await addDocument(db)).id],
      generated: { kind: 'statement' },
      readingFrom: '2026-05-01',
      readingThru: '2026-06-01',
    },
    dataRequestUpdate: {
      partyId: (await addParty(db)).id,
      receivedOn: '2026-11-02',
      answeredOn: '2026-11-20',
      answer: 'Dano kopię danych',
    },
    tariffEnd: { validThru: '2027-12-31' },
    transferApplicationUpdate: {
      ...(await oneApplication(app)),
      toPartyId: (await addParty(db)).id,
      toName: null,
      decision: 'consent',
      decidedOn: '2026-11-20',
    },
    costUpdate: {
      documentDay: '2026-04-30',
      supplierId: (await addCompany(db, { name: 'Zieleń' })).id,
      supplierName: 'Zieleń',
      ksefNumber: ksefExample,
      fileId: (await addDocument(db)).id,
    },
    settlementUpdate: { payerId: await holderOfAccount(app) },
    installationUpdate: {
      id: await deviceTakenOff(app, admin),
      multiplier: 2,
      firstValue: '1',
      lastValue: '9',
    },
  };
  return { values, valuesOf };
}

async function holderOfAccount({ db }: TestApp): Promise<string> {
  const holder = db.selectFrom('settlementHolder').select('partyId');
  return (await holder.executeTakeFirstOrThrow()).partyId;
}

async function oneApplication({ db }: TestApp) {
  const application = db.selectFrom('transferApplication').select(['appliedOn', 'fromPartyId']);
  return application.executeTakeFirstOrThrow();
}

/** A handover of a plot that nobody holds, with an application of the plot's. */
async function wholeHandover({ db }: TestApp): Promise<Body> {
  const { id, gardenId } = await addHandover(db);
  const { id: fromPartyId } = await addParty(db);
  const { id: applicationId } = await addTransferApplication(db, { gardenId, fromPartyId });
  const day = gardenToday();
  return {
    id,
    ground: 'lease',
    applicationId,
    day: addDays(day, -1),
    startDay: addDays(day, 2),
    leaving: [],
    coming: [],
    comingName: 'Lis Ewa',
    entryFees: [],
    noEntryFees: true,
  };
}

async function deviceTakenOff({ db }: TestApp, admin: TestClient): Promise<string> {
  const { id: meterId } = await addMeter(db);
  await admin.post('/api/meter/take-off', { meterId, lastValue: '5', removalReason: 'broken' });
  const { installations } = await detailsOf(admin, meterId);
  return installations[0]?.id ?? '';
}
