import {
  mayRole,
  type Permission,
  type Requirement,
} from '@grzadka/contract/core/access/permissions';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { callsThatTellDebts } from '#test/calls-that-tell-debts.ts';
import { addMeterOfRound } from '#test/campaigns.ts';
import { addChargedRun } from '#test/charged-run.ts';
import { addDebtorsBooks } from '#test/debtors-books.ts';
import { endpoints } from '#test/every-endpoint.ts';
import { addLogin, addSession } from '#test/factories.ts';
import { feeKindNamed } from '#test/ledger.ts';
import { messageCalls, parties } from '#test/message-calls.ts';
import { addHeldGarden, addPerson } from '#test/message-people.ts';
import { formatsOf, type Operation, operationsOf, readOpenApi } from '#test/open-api/document.ts';
import { idFor } from '#test/open-api/record-pool.ts';
import { clientOf, createWorld, type Sender, senders } from '#test/open-api/world.ts';
import { addReminder } from '#test/reminders.ts';
import { startTestApp } from '#test/test-app.ts';
import { createTestClient } from '#test/test-client.ts';
import { textOfReply } from '#test/text-of-reply.ts';

const app = await startTestApp();
const { db } = app;
const world = await createWorld(app);
const { pool } = world;
const reading = operationsOf(await readOpenApi(app.anonymous())).filter(
  ({ method, path }) => method === 'GET' && path.startsWith('/api/'),
);

/** Who owes what nobody else does, and who owes nothing but what all are charged: by names that nobody else has. */
const debtors = [
  { lastName: 'Zaległowska', owed: 7_310_01, writtenOff: 4_321_03 },
  { lastName: 'Spóźnialski', owed: 8_420_02, writtenOff: 5_432_04 },
] as const;
const neighbour = 'Terminowicz';
const charged = 100_00;

const people: { id: string }[] = [];
const accounts: { id: string; partyId: string; gardenId: string }[] = [];
for (const [at, lastName] of [...debtors.map((debtor) => debtor.lastName), neighbour].entries()) {
  const person = await addPerson(db, { lastName });
  const { gardenId, settlementId } = await addHeldGarden(db, [person], { name: `Z ${at}` });
  people.push(person);
  accounts.push({ id: settlementId, partyId: person.id, gardenId });
}
const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
const run = await addChargedRun(
  db,
  2026,
  accounts.map(({ id }) => ({
    settlementId: id,
    feeKindId,
    lines: [{ words: 'Opłata ogrodowa 2026', amount: charged }],
    parts: [{ dueOn: '2027-06-30', amount: charged }],
  })),
);

const office = clientOf(world, 'ROLE_TREASURER');
const books = await addDebtorsBooks(app, {
  debtors: debtors.map((debtor, at) => ({ ...debtor, id: accounts[at]?.id ?? '' })),
  office,
  year: 2025,
});
/** What the debtors owe by now, with interest and what all are charged. */
const balances: number[] = [];
for (const { id } of accounts) {
  const account = db.selectFrom('settlement').select('balanceGrosz').where('id', '=', id);
  balances.push(Number((await account.executeTakeFirstOrThrow()).balanceGrosz));
}

const treasurer = messageCalls(office);
const everybody = parties(...people);
const toDebtors = { kind: 'debtors', operator: 'include', amountFrom: 1, dueBefore: null } as const;
const reminderId = await addReminder(
  db,
  accounts.slice(0, debtors.length).map(({ id }) => id),
);
const reminded = { kind: 'reminder', operator: 'include', reminderId } as const;
const html = '<p>Do zapłaty: {{do_zaplaty}} do {{termin}}</p>';
const notice = { kind: 'notice', chargeRunId: run.id } as const;

/** Messages that state debts, and one that states none, each prepared. */
const messages: { id: string; recipientId: string }[] = [];
for (const form of [
  { kind: 'payment-reminder', groups: [toDebtors], html },
  { kind: 'termination-warning', groups: [toDebtors] },
  { kind: 'other-statutory', groups: [everybody], html: '<p>{{termin}}</p>' },
  { kind: 'fee-notice', groups: [everybody], generated: notice },
  { kind: 'information', groups: [reminded], printsWithoutConsent: true },
  { kind: 'other-statutory', groups: [books.noted], html: '<p>{{dzialka}}</p>' },
  { kind: 'other-statutory', groups: [everybody], html: '<p>{{dzialka}}</p>' },
] as const) {
  const id = await treasurer.draft(form);
  await treasurer.prepare(id);
  const recipients = await treasurer.listRecipients(id);
  messages.push({ id, recipientId: recipients.at(-1)?.id ?? '' });
}
// The warnings were delivered, so that their month runs.
const { id: warning = '' } = messages[1] ?? {};
const delivered = { deliveredOn: '2026-11-20', deliveredHow: 'in-person', deliveryNumber: null };
const recipientIds = (await treasurer.listRecipients(warning)).map(({ id }) => id);
await office.put('/api/message/send', { id: warning, sendAt: null });
await office.post('/api/message/mark-delivered', { id: warning, recipientIds, ...delivered });

const campaignId = newId();
await addMeterOfRound(db, { name: 'Licznik tury', campaignId });

const runs = [run.id, ...books.noteIds];
const files = [...books.paperIds, ...(pool.get('file') ?? []).flatMap(({ id }) => id ?? [])];
const ids = { 'charge-run': runs, file: files, campaign: [campaignId] };
for (const [kind, own] of Object.entries(ids)) {
  const named = own.map((id) => ({ id }));
  pool.set(kind, named);
}
pool.set('message', messages);
pool.set(
  'settlement',
  accounts.map(({ id }) => ({ id })),
);
pool.set(
  'garden',
  accounts.map(({ gardenId }) => ({ id: gardenId })),
);
pool.set(
  'party',
  accounts.map(({ partyId }) => ({ id: partyId })),
);

/** What calls ask for besides ids. */
const asked: Readonly<Record<string, string>> = {
  runId: run.id,
  // That of messages is for who may know who owes: server/test/http/message/debts.test.ts.
  recordType: 'settlement',
  recordId: accounts[0]?.id ?? '',
  on: '2026-11-28',
  day: '2026-11-28',
  amount: '10000',
  year: '2026',
  from: '2026-01-01',
  // What is posted here is of today.
  thru: `${gardenToday().slice(0, 'YYYY'.length)}-12-31`,
  // The plots of all of them begin so.
  phrase: 'Z',
};

/** A call about the record of that number, with what it cannot do without. */
function addressOf(operation: Operation, pick: number, format: string): string {
  const idOf = (field: string) => idFor(pool, { operation, field, pick });
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, field: string) => idOf(field));
  const query = operation.parameters.flatMap(({ in: place, required, name, schema }) => {
    if (place !== 'query' || required !== true) return [];
    const given = name === 'format' ? format : asked[name];
    const value = name.endsWith('Id') ? (given ?? idOf(name)) : (given ?? '');
    const isTaken = schema.enum?.includes(value) ?? true;
    return [[name, isTaken ? value : String(schema.enum?.[0])]];
  });
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`;
}

/**
 * Returns how many debtors a text gives away: those whose amounts stand in it or, where that is more, those whose names do, if
 * there are several without the neighbour, who owes nothing.
 */
function toldIn(text: string): number {
  const amounts = debtors.filter(({ owed, writtenOff }, at) =>
    [owed, owed + charged, writtenOff, balances[at] ?? 0].some((grosze) => {
      const zloty = String(grosze / 100);
      return [String(grosze), zloty, zloty.replace('.', ',')].some((one) => text.includes(one));
    }),
  );
  const named = debtors.filter(({ lastName }) => text.includes(lastName));
  const isListed = named.length > 1 && !text.includes(neighbour);
  return Math.max(amounts.length, isListed ? named.length : 0);
}

/** Of how many records a call is asked: of each message, run and file of the debtors', and of one of all others. */
function picksOf({ path }: Operation): number {
  const [, area = ''] = /^\/api\/([\w-]+)\/.*\{/.exec(path) ?? [];
  const several: Readonly<Record<string, number>> = {
    message: messages.length,
    'charge-run': runs.length,
    file: files.length,
  };
  return several[area] ?? 1;
}

/** Which of the calls tell a sender of the debts of more than so many, and which do not answer at all; about each of the messages, or the first one. */
async function walk(sender: Sender, operations: readonly Operation[], { most }: { most: number }) {
  const telling = new Set<string>();
  const answering = new Set<string>();
  for (const operation of operations) {
    const picks = picksOf(operation);
    for (const format of formatsOf(operation)) {
      for (let pick = 0; pick < picks && !telling.has(operation.path); pick += 1) {
        const reply = await clientOf(world, sender).send(addressOf(operation, pick, format));
        const text = await textOfReply(reply);
        if (reply.status === 200) answering.add(operation.path);
        if (toldIn(text) > most) telling.add(operation.path);
      }
    }
  }
  const silent = operations.map(({ path }) => path).filter((path) => !answering.has(path));
  return { telling: [...telling].toSorted(), silent };
}

/** What a call of the document asks of its caller. */
function permissionOf({ path }: Operation): Requirement | undefined {
  const found = endpoints.find(
    (endpoint) => endpoint.method === 'GET' && endpoint.path.replaceAll(/:(\w+)/g, '{$1}') === path,
  );
  return found?.permission;
}

/** The round here takes no reports, no certificate was issued, the run was not calculated, an employee prints the receipts of their own payments alone, and a photo is of a dial. */
const unanswered = [
  '/api/campaign/{id}/holder-card',
  '/api/settlement/{id}/certificate',
  '/api/charge-run/{id}/settlement/{settlementId}',
  '/api/payment/{id}/receipt',
  '/api/measurement/photo/{id}',
];

/** Whoever is employed here holds no plot; what holders are shown is the matter of own-scope.test.ts. */
const isOfHolder = (path: string) => /^\/api\/own\/.*\{id\}/.test(path);

it('who may know who owes is told so where it is meant', async () => {
  const meant = reading.filter(({ path }) => callsThatTellDebts.includes(path));
  expect((await walk('ROLE_TREASURER', meant, { most: 1 })).telling).toEqual(callsThatTellDebts);
});

it('an employee reads all that they may, and nowhere of the debts of more than one', async () => {
  const { telling, silent } = await walk('ROLE_EMPLOYEE', reading, { most: 1 });
  expect(telling).toEqual([]);
  const granted = reading.filter((operation) => {
    const permission = permissionOf(operation);
    if (permission === 'signed-in') return true;
    return permission?.includes(':') && mayRole('ROLE_EMPLOYEE', permission as Permission);
  });
  const missed = granted.filter(({ path }) => silent.includes(path)).map(({ path }) => path);
  expect(missed.filter((path) => !isOfHolder(path))).toEqual(unanswered);
});

it('an employee finds nobody by what they owe', async () => {
  const foundBy = async (sender: Sender, grosze: number) => {
    const phrase = (grosze / 100).toFixed(2);
    const path = `/api/search?${new URLSearchParams({ phrase }).toString()}`;
    return textOfReply(await clientOf(world, sender).send(path));
  };
  for (const [at, { lastName, owed }] of debtors.entries()) {
    const balance = balances[at] ?? 0;
    expect(await foundBy('ROLE_TREASURER', balance)).toContain(lastName);
    for (const amount of [balance, -balance, owed, charged]) {
      expect(await foundBy('ROLE_EMPLOYEE', amount)).not.toContain(lastName);
    }
  }
});

it('an employee reads in no history of whom was behind', async () => {
  const clerk = clientOf(world, 'ROLE_EMPLOYEE');
  const about = [...runs.map((id) => `charge-run/${id}`), ...files.map((id) => `document/${id}`)];
  for (const one of about) {
    expect(toldIn(await textOfReply(await clerk.send(`/api/audit/record/${one}`)))).toBe(0);
  }
});

it.each(senders.filter((sender) => sender === 'nobody' || sender === 'ROLE_USER'))(
  '%s reads nowhere of any debt',
  async (sender) => {
    expect((await walk(sender, reading, { most: 0 })).telling).toEqual([]);
  },
);

it('nobody is mailed a debt who may not know it', async () => {
  const party = await addPerson(db, { lastName: 'Biurowa', email: 'biurowa@example.com' });
  const { id: loginId } = await addLogin(db, { role: 'ROLE_EMPLOYEE', partyId: party.id });
  const clerk = createTestClient(app.origin, {
    [sessionCookie]: await addSession(db, loginId),
  });
  const statuses = [];
  for (const { id } of messages) {
    statuses.push((await clerk.post('/api/message/test', { id })).status);
  }
  expect(statuses).toEqual([...messages.slice(1).map(() => 403), 204]);
  const mails = await db.selectFrom('mailMessage').select(['recipients', 'textBody']).execute();
  expect(mails.map(({ recipients }) => recipients)).toEqual([['biurowa@example.com']]);
  expect(mails.map(({ textBody }) => toldIn(textBody ?? ''))).toEqual([0]);
});
