import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { leftOutHeader } from '@grzadka/contract/core/export/export-format';
import { idPattern } from '@grzadka/contract/core/fields';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { addBankLine } from '#test/bank-lines.ts';
import { addCampaign, roundForm } from '#test/campaigns.ts';
import { runForm } from '#test/charge-runs.ts';
import { addLogin } from '#test/factories.ts';
import { addFeeKind, addResolution, addTariff } from '#test/fee-factories.ts';
import { handoversOfNobody } from '#test/handovers.ts';
import { addAccount, firstCashBox } from '#test/ledger.ts';
import { addMessage } from '#test/messages.ts';
import { type JsonSchema, operationsOf, readOpenApi } from '#test/open-api/document.ts';
import { asked } from '#test/reminder-calls.ts';
import { startTestApp } from '#test/test-app.ts';
import { addWaiting, waitingForm } from '#test/waiting.ts';

const app = await startTestApp();
const admin = await app.as('ROLE_ADMIN');
const { db } = app;
const gone = newId();

/** A body with the id of nothing in one of its lists. */
type Body = () => object | Promise<object>;

const kind = await addFeeKind(db);
await addTariff(db, { feeKindId: kind.id });
const run = await admin.post<{ id: string }>('/api/charge-run/create', runForm([kind.id], []));
const account = await addAccount(db);
const draft = await addMessage(db);
const now = new Date();
const gonePast = await addMessage(db, {
  state: 'done',
  preparedAt: now,
  startedAt: now,
  finishedAt: now,
});
const resolution = await addResolution(db);
const byResolution = () => ({ resolutionId: resolution.id, clientKey: randomUUID() });

const runWith = (field: string) => () => ({ ...runForm([kind.id], []), [field]: [gone] });
const draftWith = (field: string) => () => ({ id: run.body.id, [field]: [gone] });
const recipients = (more: object = {}) => ({ id: gonePast.id, recipientIds: [gone], ...more });
const groups = (group: object) => [{ operator: 'include', ...group }];
const ofSector = groups({ kind: 'sector', sectorId: 'x' });
const ofReminder = groups({ kind: 'reminder', reminderId: gone });
const ofRound = groups({ kind: 'campaign', campaignId: gone });
const ofRun = groups({ kind: 'charge-run', chargeRunId: gone });
const ofParties = groups({ kind: 'parties', partyIds: [gone] });
const counted = (list: readonly object[]) => ({
  kind: 'information',
  groups: list,
  printsWithoutConsent: false,
});
const lineWith = (part: object) => async () => {
  const { id } = await addBankLine(db, { amount: 'refundId' in part ? -100 : 100 });
  return { id, parts: [{ ...part, amount: 100 }] };
};

const round = await addCampaign(db);
const { id: userLoginId } = await addLogin(db);
const lostReader = { readers: [{ userLoginId, sectorIds: [gone] }] };
const roundWith = (more: object) => () => ({ ...roundForm, ...more });

const waits = await addWaiting(db);

/** Lists that refuse an id that is not there: 400 at this field. */
const refused: Record<string, readonly [field: string, body: Body]> = {
  'POST /api/bank-line/assign parts.settlementId': [
    'parts.0.settlementId',
    lineWith({ settlementId: gone }),
  ],
  'POST /api/bank-line/assign parts.costCategoryId': [
    'parts.0.costCategoryId',
    lineWith({ costCategoryId: gone }),
  ],
  'POST /api/bank-line/assign parts.incomeCategoryId': [
    'parts.0.incomeCategoryId',
    lineWith({ incomeCategoryId: gone }),
  ],
  'POST /api/campaign/create sectorIds': ['sectorIds', roundWith({ sectorIds: [gone] })],
  'POST /api/campaign/create readers.userLoginId': [
    'readers',
    roundWith({ readers: [{ userLoginId: gone, sectorIds: [] }] }),
  ],
  'POST /api/campaign/create readers.sectorIds': ['readers', roundWith(lostReader)],
  'PUT /api/campaign/update sectorIds': ['sectorIds', () => ({ id: round.id, sectorIds: [gone] })],
  'PUT /api/campaign/update readers.userLoginId': [
    'readers',
    () => ({ id: round.id, readers: [{ userLoginId: gone, sectorIds: [] }] }),
  ],
  'PUT /api/campaign/update readers.sectorIds': [
    'readers',
    () => ({ id: round.id, ...lostReader }),
  ],
  'POST /api/waiting/create sectorIds': [
    'sectorIds',
    () => ({ ...waitingForm, sectorIds: [gone] }),
  ],
  'PUT /api/waiting/update sectorIds': ['sectorIds', () => ({ id: waits.id, sectorIds: [gone] })],
  ...(await handoversOfNobody(db, gone)),
  'PUT /api/meter/set-walk-order meterIds': ['meterIds', () => ({ meterIds: [gone] })],
  'POST /api/write-off/create partIds': [
    'partIds',
    () => ({ partIds: [gone], reason: 'nieściągalna', ...byResolution() }),
  ],
  'POST /api/payment-plan/create partIds': [
    'partIds',
    () => ({
      settlementId: account.id,
      partIds: [gone],
      parts: [{ dueOn: '2099-01-01', amount: 1 }],
      withoutInterest: false,
      ...byResolution(),
    }),
  ],
  'POST /api/charge-run/create feeKindIds': ['feeKindIds', runWith('feeKindIds')],
  'POST /api/charge-run/create sectorIds': ['sectorIds', runWith('sectorIds')],
  'POST /api/charge-run/create gardenIds': ['gardenIds', runWith('gardenIds')],
  'POST /api/charge-run/create settlementIds': ['settlementIds', runWith('settlementIds')],
  'PUT /api/charge-run/update feeKindIds': ['feeKindIds', draftWith('feeKindIds')],
  'PUT /api/charge-run/update sectorIds': ['sectorIds', draftWith('sectorIds')],
  'PUT /api/charge-run/update gardenIds': ['gardenIds', draftWith('gardenIds')],
  'PUT /api/charge-run/update settlementIds': ['settlementIds', draftWith('settlementIds')],
  'POST /api/charge/reverse chargeIds': [
    'chargeIds',
    () => ({ chargeIds: [gone], day: gardenToday(), reason: 'pomyłka' }),
  ],
  'POST /api/reminder/create settlementIds': [
    'settlementIds',
    () => ({ ...asked(1), settlementIds: [gone], clientKey: randomUUID() }),
  ],
  'POST /api/message/retry recipientIds': ['recipientIds', recipients],
  'POST /api/message/print-failed recipientIds': ['recipientIds', recipients],
  'POST /api/message/mark-printed recipientIds': ['recipientIds', recipients],
  'POST /api/message/mark-delivered recipientIds': [
    'recipientIds',
    () => recipients({ deliveredOn: '2026-05-04', deliveredHow: 'in-person' }),
  ],
  'PUT /api/message/update attachments': [
    'attachments',
    () => ({ id: draft.id, attachments: [gone] }),
  ],
  'POST /api/message/count groups.sectorId': ['groups', () => counted(ofSector)],
  'POST /api/message/count groups.reminderId': ['groups', () => counted(ofReminder)],
  'POST /api/message/count groups.chargeRunId': ['groups', () => counted(ofRun)],
  'POST /api/message/count groups.campaignId': ['groups', () => counted(ofRound)],
  'POST /api/allocation/set allocations.partId': [
    'allocations',
    async () => ({ paymentId: await received(), allocations: [{ partId: gone, amount: 1 }] }),
  ],
  'POST /api/payment/receive allocations.partId': [
    'allocations',
    async () => payment({ allocations: [{ partId: gone, amount: 1 }] }),
  ],
  'POST /api/tariff/set-year rows.feeKindId': [
    'rows.0.rates.0',
    () => ({
      year: 2027,
      resolution: { of: 'existing', id: resolution.id },
      rows: [{ feeKindId: gone, rates: ['1'] }],
      known: [],
    }),
  ],
  'POST /api/zone/move-meters meterIds': ['meterIds', () => ({ zoneId: null, meterIds: [gone] })],
};

async function payment(more: object = {}) {
  const cashBoxId = await firstCashBox(db);
  return { cashBoxId, settlementId: account.id, amount: 100, clientKey: randomUUID(), ...more };
}

async function received(): Promise<string> {
  const { body } = await admin.post<{ id: string }>('/api/payment/receive', await payment());
  return body.id;
}

const ids = { ids: [gone] };
const isNamed = { failed: [{ id: gone }] };
const isNothing = { items: [] };
const isUnfound = { found: [] };
const deleted = { action: 'delete', ...ids };

/** Lists with an answer of its own for each id: what is sent, and the answer for the one that is not there. */
const answered: Record<string, readonly [sent: object, told: object]> = {
  'POST /api/audit/restore/bulk ids': [ids, isNamed],
  'POST /api/file/bulk ids': [deleted, isNamed],
  'POST /api/news/bulk ids': [deleted, isNamed],
  'POST /api/notice/bulk ids': [deleted, isNamed],
  'POST /api/page/kontakt/versions/bulk ids': [deleted, isNamed],
  'POST /api/party/bulk ids': [deleted, isNamed],
  'POST /api/site/findings/news ids': [ids, isUnfound],
  'POST /api/site/findings/notice ids': [ids, isUnfound],
  'POST /api/site/findings/page-version ids': [ids, isUnfound],
  'POST /api/meter/verdict-contexts meterIds': [{ meterIds: [gone], measuredAt: null }, isNothing],
};

/** Chosen rows as files: how many are not in it stands in a header. */
const exported = [
  '/api/file',
  '/api/news',
  '/api/notice',
  '/api/page/kontakt/versions',
  '/api/party',
].map((list) => `POST ${list}/export ids`);

/** Groups of a draft, kept as they were put together, with the name of nobody. */
const kept: Record<string, readonly object[]> = {
  'groups.sectorId': ofSector,
  'groups.reminderId': ofReminder,
  'groups.chargeRunId': ofRun,
  'groups.campaignId': ofRound,
  'groups.partyIds': ofParties,
};

/** What a save has seen of tariffs, which chooses none; and what is tried by itself below. */
const others = [
  'POST /api/tariff/set-year known.id',
  'POST /api/message/count groups.partyIds',
  'POST /api/bank-line/assign parts.refundId',
];

/** Every list of ids in a body that the program takes, as the document has it. */
function* listsIn(
  schema: JsonSchema,
  at: readonly string[] = [],
  isInList = false,
): Generator<string> {
  for (const shape of [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    if (isInList && shape.pattern === idPattern) yield at.join('.');
    if (shape.items) yield* listsIn(shape.items, at, true);
    for (const [name, of] of Object.entries(shape.properties ?? {})) {
      yield* listsIn(of, [...at, name], isInList);
    }
    if (shape !== schema)
      yield* listsIn({ anyOf: [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])] }, at, isInList);
  }
}

it('every list of ids is one of these', async () => {
  const document = await readOpenApi(app.anonymous());
  const found = operationsOf(document).flatMap(({ method, path, requestBody }) =>
    Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
      [...listsIn(schema)].map(
        (list) => `${method} ${path.replace('{pageId}', 'kontakt')} ${list}`,
      ),
    ),
  );
  const groupsOf = ['POST /api/message/create', 'PUT /api/message/update'].flatMap((call) =>
    Object.keys(kept).map((list) => `${call} ${list}`),
  );
  const known = [refused, answered].flatMap(Object.keys);
  expect([...new Set(found)].toSorted()).toEqual(
    [...known, ...exported, ...groupsOf, ...others].toSorted(),
  );
});

async function send<Reply = ErrorBody>(call: string, body: object) {
  const [method = '', path = ''] = call.split(' ');
  return method === 'PUT' ? admin.put<Reply>(path, body) : admin.post<Reply>(path, body);
}

it.each(Object.entries(refused))('%s refuses what is not there', async (call, [field, body]) => {
  const { status, body: told } = await send(call, await body());
  expect([status, told]).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
});

it.each(Object.entries(answered))('%s tells what is not there', async (call, [sent, told]) => {
  const { status, body } = await send(call, sent);
  expect([status, body]).toMatchObject([200, told]);
});

it.each(exported)('%s tells how many are not there', async (call) => {
  const { status, headers } = await send(call.replace('/export', '/export?format=csv'), ids);
  expect([status, headers.get(leftOutHeader)]).toEqual([200, '1']);
});

it.each(Object.entries(kept))('%s of a draft tell what is not there', async (_, list) => {
  const { body } = await send<{ id: string }>('POST /api/message/create', counted(list));
  const told = { groups: [{ records: [{ name: null }] }] };
  const read = () => admin.get(`/api/message/get/${body.id}`);
  expect((await read()).body).toMatchObject(told);
  expect((await send('PUT /api/message/update', { id: body.id, groups: list })).status).toBe(204);
  expect((await read()).body).toMatchObject(told);
});

it('a refund that is not there is in the way of a line', async () => {
  const body = await lineWith({ refundId: gone })();
  expect((await send('POST /api/bank-line/assign', body)).status).toBe(409);
});

it('a group of people who are not there is a group of nobody', async () => {
  const { body } = await send('POST /api/message/count', counted(ofParties));
  expect(body).toMatchObject({ units: 0 });
});
