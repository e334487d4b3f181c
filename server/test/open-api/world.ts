import { type Role, rolesByRank } from '@grzadka/contract/core/access/roles';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { addBankImport } from '#test/bank-imports.ts';
import { addBankAccount, addBankLine, addBankProfile } from '#test/bank-lines.ts';
import { addCampaign, addSubmission } from '#test/campaigns.ts';
import { addCashBox, addCashPayment, addRefund } from '#test/cash.ts';
import { addCostCategory, addIncomeCategory } from '#test/categories.ts';
import { addChargeRun } from '#test/charge-runs.ts';
import { addConsent } from '#test/consents.ts';
import {
  addTexts,
  itemsOf,
  newsOwner,
  noticeOwner,
  pageVersionOwner,
  type TestOwner,
} from '#test/content-owners.ts';
import { addCost } from '#test/costs.ts';
import { pdf, uploaded } from '#test/documents.ts';
import {
  addAssignment,
  addDataRequest,
  addGarden,
  addLogin,
  addMeasurement,
  addMeter,
  addParty,
  addProcessingActivity,
  addSession,
  addTransferApplication,
  addZone,
} from '#test/factories.ts';
import {
  addExemption,
  addFeeKind,
  addInterestRate,
  addResolution,
  addTariff,
} from '#test/fee-factories.ts';
import { addHandover } from '#test/handovers.ts';
import { addDebtor } from '#test/ledger.ts';
import { addMessage, addMessageRecipient, addMessageTemplate } from '#test/messages.ts';
import { addPlan } from '#test/payment-plans.ts';
import type { TestApp } from '#test/test-app.ts';
import { createTestClient, type TestClient } from '#test/test-client.ts';
import { pngForm } from '#test/test-images.ts';
import { addWaiting } from '#test/waiting.ts';
import { addToPool, type RecordPool } from './record-pool.ts';

/** Who may send a request of the tests. */
export type Sender = Role | 'nobody';

export const senders: readonly Sender[] = ['nobody', ...rolesByRank];

/** Records of every kind, and somebody of every role; none of the records is a sender's own. */
export interface World {
  readonly app: TestApp;
  readonly clients: ReadonlyMap<Sender, TestClient>;
  readonly pool: RecordPool;
}

/** How many records of each kind there are to begin with. */
const count = 3;

/** Fills an empty application. */
export async function createWorld(app: TestApp): Promise<World> {
  const pool: RecordPool = new Map();
  const clients = new Map<Sender, TestClient>([['nobody', app.anonymous()]]);
  for (const role of rolesByRank) {
    const { id } = await addLogin(app.db, { role, partyId: null });
    await addSession(app.db, id);
    clients.set(
      role,
      createTestClient(app.origin, { [sessionCookie]: await addSession(app.db, id) }),
    );
  }
  const world = { app, clients, pool };
  const admin = clientOf(world, 'ROLE_ADMIN');
  await addSessions(pool, admin);
  await setSettingsImages(admin);
  for (let i = 0; i < count; i++) {
    await addRecords(world);
    await addOwner(pool, { kind: 'news', admin, owner: await newsOwner(admin) });
    await addOwner(pool, { kind: 'notice', admin, owner: await noticeOwner(admin) });
    await addOwner(pool, { kind: 'pageVersion', admin, owner: await pageVersionOwner(admin) });
    addToPool(pool, 'file', { id: await uploaded(admin, pdf) });
  }
  pool.set(
    'page',
    ['oplaty', 'wladze', 'kontakt'].map((pageId) => ({ pageId })),
  );
  return world;
}

/** The client of a sender. */
export function clientOf({ clients }: Pick<World, 'clients'>, sender: Sender): TestClient {
  const client = clients.get(sender);
  if (!client) throw new Error(`no client for ${sender}`);
  return client;
}

/** Sets the logo and the picture of the site, which a test may have removed. */
export async function setSettingsImages(admin: TestClient): Promise<void> {
  for (const path of ['/api/settings/logo', '/api/settings/picture']) {
    await admin.request(path, { method: 'POST', multipart: await pngForm({}) });
  }
}

async function addSessions(pool: RecordPool, admin: TestClient): Promise<void> {
  const { body } = await admin.get<{ items: { id: string; isCurrent: boolean }[] }>(
    '/api/session/sessions',
  );
  for (const { id, isCurrent } of body.items) if (!isCurrent) addToPool(pool, 'session', { id });
}

async function addRecords(world: World): Promise<void> {
  const { app, pool } = world;
  const { db } = app;
  const garden = await addGarden(db);
  const party = await addParty(db);
  const meter = await addMeter(db, { gardenId: garden.id });
  // One to be taken back, one to be answered.
  for (const day of ['01', '02']) {
    const measuredAt = `2026-07-${day}T00:00:00Z`;
    const waiting = { meterId: meter.id, value: '1', measuredAt, verdict: ['smaller' as const] };
    addToPool(world.pool, 'measurement', await addMeasurement(db, waiting));
  }
  const holder = await addParty(db);
  const held = await addAssignment(db, { gardenId: garden.id, partyId: holder.id });
  const login = await addLogin(db);
  const { body: sector } = await clientOf(world, 'ROLE_ADMIN').post<{ id: string }>(
    '/api/sector/create',
    { name: `Nowy ${garden.name}` },
  );
  await addSession(db, login.id);
  const session = db.selectFrom('session').select('id').where('loginId', '=', login.id);
  const { id: sessionId } = await session.executeTakeFirstOrThrow();
  addToPool(pool, 'garden', garden);
  addToPool(pool, 'party', party);
  addToPool(pool, 'meter', meter);
  addToPool(pool, 'submission', await addSubmission(db, { meterId: meter.id }));
  addToPool(pool, 'installation', await exchangedDevice(world));
  addToPool(pool, 'zone', await addZone(db));
  addToPool(pool, 'waiting', await addWaiting(db));
  addToPool(pool, 'handover', { id: (await addHandover(db)).id });
  await addCampaigns(world);
  addToPool(pool, 'resolution', await addResolution(db));
  addToPool(pool, 'fee-kind', await addFeeKind(db));
  addToPool(pool, 'tariff', await addTariff(db));
  addToPool(pool, 'exemption', await addExemption(db));
  addToPool(pool, 'interest-rate', await addInterestRate(db));
  addToPool(pool, 'charge-run', await addChargeRun(db));
  addToPool(pool, 'message-template', await addMessageTemplate(db));
  const groups = JSON.stringify([{ kind: 'holders', operator: 'include' }]);
  const message = await addMessage(db, { html: '<p>Dzień dobry</p>', groups });
  const recipient = await addMessageRecipient(db, { messageId: message.id });
  addToPool(pool, 'message', { ...message, owner: { recipientId: recipient.id } });
  addToPool(pool, 'cash-box', await addCashBox(db));
  addToPool(pool, 'cost-category', await addCostCategory(db));
  addToPool(pool, 'cost', await addCost(db));
  addToPool(pool, 'income-category', await addIncomeCategory(db));
  const bankAccount = await addBankAccount(db);
  addToPool(pool, 'bank-account', bankAccount);
  addToPool(pool, 'bank-import', await addBankImport(app, bankAccount.id));
  addToPool(pool, 'bank-line', await addBankLine(db, { bankAccountId: bankAccount.id }));
  addToPool(pool, 'bank-profile', await addBankProfile(db));
  addToPool(pool, 'assignment', held);
  const agreed = await addConsent(db, { givenOn: '1900-01-01' });
  addToPool(pool, 'consent', { ...agreed, owner: { partyId: agreed.partyId } });
  const { body: membership } = await clientOf(world, 'ROLE_ADMIN').post<{ id: string }>(
    '/api/membership/create',
    { partyId: holder.id },
  );
  addToPool(pool, 'membership', membership);
  addToPool(
    pool,
    'transfer-application',
    await addTransferApplication(db, { gardenId: garden.id, fromPartyId: holder.id }),
  );
  addToPool(pool, 'data-request', await addDataRequest(db, { partyId: holder.id }));
  addToPool(pool, 'processing-activity', await addProcessingActivity(db));
  await addPlotBasis(world, garden.id);
  const account = db.selectFrom('settlement').select('id').where('gardenId', '=', garden.id);
  const { id: settlementId } = await account.executeTakeFirstOrThrow();
  addToPool(pool, 'settlement', { id: settlementId });
  const payment = await addCashPayment(db, { settlementId });
  for (const kind of ['payment', 'allocation', 'transaction', 'entry'])
    addToPool(pool, kind, payment);
  const owing = await addDebtor(db);
  addToPool(pool, 'payment-plan', { id: await addPlan(db, owing.id) });
  addToPool(pool, 'refund', await addRefund(db, { settlementId }));
  addToPool(pool, 'login', login);
  addToPool(pool, 'sector', sector);
  const told = { recordType: 'sector', recordId: sector.id };
  const entry = db.selectFrom('auditEntry').select('id').where('recordId', '=', sector.id);
  addToPool(pool, 'audit', { ...(await entry.executeTakeFirstOrThrow()), owner: told });
  addToPool(pool, 'system', { id: sessionId, owner: { userLoginId: login.id } });
}

/** A row of each history of what a garden is charged by. */
async function addPlotBasis(world: World, gardenId: string): Promise<void> {
  const admin = clientOf(world, 'ROLE_ADMIN');
  const validFrom = '2026-01-01';
  const area = { gardenId, area: 300, source: 'plan', validFrom };
  const facts = { gardenId, residents: 2, electricity: true, water: true, validFrom };
  for (const [row, path, values] of [
    ['area', 'add-area', area],
    ['facts', 'set-facts', facts],
  ] as const) {
    const { body } = await admin.post<{ id: string }>(`/api/garden/${path}`, values);
    addToPool(world.pool, `garden-${row}`, body);
  }
}

/** Rounds in every state: the draft has meters of its own, which no open one can have taken before it is opened. */
async function addCampaigns({ app: { db }, pool }: World): Promise<void> {
  await addMeter(db, { sectorId: '2' });
  for (const [state, sectorId] of [
    ['draft', '2'],
    ['open', '1'],
    ['closed', '1'],
  ] as const) {
    addToPool(pool, 'campaign', await addCampaign(db, { state, sectorIds: [sectorId] }));
  }
}

/** The device that has taken the place of another one, at a meter of its own. */
async function exchangedDevice(world: World): Promise<{ id: string }> {
  const { id: meterId } = await addMeter(world.app.db);
  const exchange = { meterId, lastValue: '0', removalReason: 'replaced', installation: {} };
  const admin = clientOf(world, 'ROLE_ADMIN');
  return (await admin.post<{ id: string }>('/api/meter/replace', exchange)).body;
}

async function addOwner(
  pool: RecordPool,
  { kind, admin, owner }: { kind: string; admin: TestClient; owner: TestOwner },
): Promise<void> {
  const id = owner.key['pageVersionId'] ?? Object.values(owner.key)[0] ?? '';
  addToPool(pool, kind, { id, owner: owner.key });
  await addTexts(admin, owner, ['pierwszy', 'drugi']);
  const multipart = await pngForm({ ...owner.key, alt: 'Ogród' });
  await admin.request(`${owner.actions}/add-image`, { method: 'POST', multipart });
  for (const item of await itemsOf(admin, owner)) {
    addToPool(pool, `${kind}Item`, { id: item.id, owner: owner.key });
    if (item.itemType !== 'Image') continue;
    const imageId = item.url.split('/').at(-1) ?? '';
    pool.set('image', [...(pool.get('image') ?? []), { imageId }]);
  }
}
