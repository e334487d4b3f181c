import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Role, rolesByRank } from '@grzadka/contract/core/access/roles';
import { addDays, addMonths } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { Deadline } from '@grzadka/contract/deadline/deadline.model';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { readDeadlines } from '#src/deadline/deadline.repo.ts';
import { addBankLine } from '#test/bank-lines.ts';
import { addCampaign } from '#test/campaigns.ts';
import { addCalculatedRun, approveShown, calculate } from '#test/charge-calls.ts';
import { addPlot, runForm } from '#test/charge-runs.ts';
import { addDocument } from '#test/content-factories.ts';
import {
  addAssignment,
  addGarden,
  addMeter,
  addParty,
  addTransferApplication,
  describeDevice,
} from '#test/factories.ts';
import { addFeeKind, addInterestRate, addResolution, addTariff } from '#test/fee-factories.ts';
import { addMessage } from '#test/messages.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db, config } = app;
const treasurer = await app.as('ROLE_TREASURER');
const today = gardenToday();

/** Returns the deadlines of these kinds that an administrator gets on a day of any year. */
async function dueOn(day: string, ...kinds: Deadline['kind'][]): Promise<Deadline[]> {
  const log = { warn: () => undefined };
  const all = await readDeadlines({ db, role: 'ROLE_ADMIN', today: day, config, log });
  return all.filter(({ kind }) => kinds.includes(kind));
}

const read = async (role: Role) =>
  (await (await app.as(role)).get<{ items: Deadline[] }>('/api/deadline')).body.items;

it('fees are to be resolved from April on, until there is a resolution of the year or a tariff from it', async () => {
  const due = (day: string) => dueOn(day, 'fees-resolved');
  expect(await due('2031-03-31')).toEqual([]);
  expect(await due('2031-04-01')).toEqual([
    { kind: 'fees-resolved', id: '2031', on: '2031-06-30', daysLeft: 90 },
  ]);
  expect(await due('2031-09-28')).toMatchObject([{ daysLeft: -90 }]);
  expect(await due('2031-09-29')).toEqual([]);

  await addResolution(db, { adoptedOn: '2030-12-31' });
  await addTariff(db, { validFrom: '2030-01-01' });
  const unused = await addFeeKind(db, { active: false });
  await addTariff(db, { validFrom: '2031-01-01', feeKindId: unused.id });
  expect(await due('2031-05-05')).toHaveLength(1);
  await addResolution(db, { adoptedOn: '2031-04-20' });
  expect(await due('2031-05-05')).toEqual([]);
  expect(await due('2032-05-05')).toHaveLength(1);
  await addTariff(db, { validFrom: '2032-01-01' });
  expect(await due('2032-05-05')).toEqual([]);
});

it('the finances of a year are to be told by July of the next one, in a document that is published', async () => {
  const due = (day: string) => dueOn(day, 'annual-finances');
  const thisYear = today.slice(0, 'YYYY'.length);
  const day = `${thisYear}-06-01`;
  expect(await due(`${thisYear}-04-01`)).toEqual([]);
  expect(await due(day)).toEqual([
    { kind: 'annual-finances', id: thisYear, on: `${thisYear}-07-01`, daysLeft: 30 },
  ]);
  const last = Number(thisYear) - 1;
  const isVisible = { publicationFromDate: '2020-01-01T00:00:00.000Z' };
  await addDocument(db, { name: `Informacja finansowa za ${last} rok` });
  await addDocument(db, { name: `Informacja finansowa za ${last - 1} rok`, ...isVisible });
  await addDocument(db, { name: `Plan finansowy na ${last} rok`, ...isVisible });
  expect(await due(day)).toHaveLength(1);
  await addDocument(db, { name: `informacja FINANSOWA ${last}`, ...isVisible });
  expect(await due(day)).toEqual([]);
});

it('the newest rate of interest is to be looked after once it is older than 180 days', async () => {
  const due = (day: string) => dueOn(day, 'old-rate');
  expect(await due('2026-06-02')).toEqual([]);
  expect(await due('2026-06-03')).toMatchObject([
    { kind: 'old-rate', on: null, daysLeft: null, validFrom: '2025-12-04' },
  ]);
  await addInterestRate(db, { validFrom: '2026-05-01' });
  expect(await due('2026-06-03')).toEqual([]);
});

it('a run is to be made known from its calculation on, until its notices are taken or it is due', async () => {
  const due = (day = today) => dueOn(day, 'fees-known');
  const year = Number(today.slice(0, 'YYYY'.length));
  const { id: feeKindId } = await addFeeKind(db);
  await addTariff(db, { feeKindId });
  await addPlot(db);
  const form = runForm([feeKindId], [], {
    title: 'Opłaty roczne',
    periodFrom: `${year}-01-01`,
    periodThru: `${year}-12-31`,
    issueDay: today,
    dueYear: year + 1,
  });
  const { body } = await treasurer.post<{ id: string }>('/api/charge-run/create', form);
  expect(await due()).toEqual([]);
  await treasurer.delete(`/api/charge-run/delete/${body.id}`);

  const id = await addCalculatedRun(app, treasurer, form);
  const told = {
    kind: 'fees-known',
    id,
    on: `${year + 1}-05-31`,
    title: 'Opłaty roczne',
    firstDueOn: `${year + 1}-06-30`,
  };
  expect(await due()).toMatchObject([{ ...told, number: null }]);
  // What is changed is not known to be due at all.
  await treasurer.put('/api/charge-run/update', { id, title: 'Opłaty' });
  expect(await due()).toEqual([]);
  await treasurer.put('/api/charge-run/update', { id, title: told.title });
  await calculate(app, treasurer, id);
  expect((await approveShown(treasurer, id)).status).toBe(204);
  expect(await due()).toMatchObject([{ ...told, number: `NAL/${year}/1` }]);
  expect(await due(`${year + 1}-06-30`)).toMatchObject([{ daysLeft: -30 }]);
  expect(await due(`${year + 1}-07-01`)).toEqual([]);
  // A message with its notices makes them known as well.
  const groups = [{ kind: 'charge-run', operator: 'include', chargeRunId: id }];
  const messageId = newId();
  await sql`
    insert into message (id, kind, state, groups, prepared_at, started_at, finished_at)
    values (${messageId}, 'fee-notice', 'done', ${JSON.stringify(groups)}, now(), now(), now())
  `.execute(db);
  expect(await due()).toEqual([]);
  await db.deleteFrom('message').where('id', '=', messageId).execute();
  expect(await due()).toHaveLength(1);
  await (await treasurer.send(`/api/charge-run/${id}/notices`)).arrayBuffer();
  expect(await due()).toEqual([]);

  // What is corrected has a term of its own, and what is taken back none.
  const { body: correction } = await treasurer.get<{ items: { settlement: { id: string } }[] }>(
    `/api/charge-run/${id}/settlements`,
  );
  const settlementId = correction.items[0]?.settlement.id;
  const corrected = { id, settlementId, day: today, reason: 'pomyłka' };
  const anew = await treasurer.post<{ id: string }>('/api/charge-run/correct', corrected);
  await calculate(app, treasurer, anew.body.id);
  expect(await due()).toEqual([]);
});

it('an application for a transfer is to be decided on within two months, then silence has decided', async () => {
  const due = (day: string) => dueOn(day, 'transfer');
  const { id: gardenId, name } = await addGarden(db);
  const { id: fromPartyId } = await addParty(db);
  await addAssignment(db, { gardenId, partyId: fromPartyId });
  const { id } = await addTransferApplication(db, {
    gardenId,
    fromPartyId,
    appliedOn: '2027-12-31',
  });
  for (const day of ['2028-01-01', '2028-02-29']) {
    expect(await due(day)).toMatchObject([
      { id, on: '2028-02-29', garden: { id: gardenId, name } },
    ]);
  }
  expect(await due('2028-03-01')).toEqual([]);
  const decision = { decision: 'consent', decidedOn: '2028-01-02' } as const;
  await db.updateTable('transferApplication').set(decision).where('id', '=', id).execute();
  expect(await due('2028-02-29')).toEqual([]);
});

it('a round of readings is to be made known seven days before, until somebody begins that', async () => {
  const due = (day: string) => dueOn(day, 'entry-notice');
  const days = { readFrom: '2033-10-12', readThru: '2033-10-25' };
  const round = await addCampaign(db, { name: 'Jesień 2033', ...days });
  await addCampaign(db, { name: 'Zamknięta', state: 'closed', ...days });
  expect(await due('2033-09-25')).toEqual([
    { kind: 'entry-notice', ...round, ...days, on: '2033-10-05', daysLeft: 10 },
  ]);
  expect(await due('2033-10-12')).toMatchObject([{ daysLeft: -7 }]);
  expect(await due('2033-10-13')).toEqual([]);
  await addMessage(db, { kind: 'reading-notice', readingFrom: days.readFrom });
  expect(await due('2033-09-25')).toEqual([]);
});

it('meters in use are counted whose legalisation ends within 90 days, with those that have none any more', async () => {
  const due = (day: string) => dueOn(day, 'legalisation');
  const legalised = async (legalisedUntil: string, active = true) => {
    const { id: meterId } = await addMeter(db, { active });
    await describeDevice(db, meterId, { legalisedUntil });
  };
  await legalised('2027-06-10');
  await legalised('2027-05-01', false);
  expect(await due('2027-03-11')).toEqual([]);
  expect(await due('2027-03-12')).toEqual([
    {
      kind: 'legalisation',
      id: 'all',
      on: '2027-06-10',
      daysLeft: 90,
      meters: 1,
      thru: '2027-06-10',
    },
  ]);
  await legalised('2027-02-10');
  expect(await due('2027-03-12')).toMatchObject([{ on: '2027-02-10', daysLeft: -30, meters: 2 }]);
});

it('lines of the bank are due once they waited for more than 14 days', async () => {
  const due = () => dueOn(today, 'unclear-lines');
  await addBankLine(db, { bookingDay: addDays(today, -14) });
  expect(await due()).toEqual([]);
  const bookingDay = addDays(today, -15);
  await addBankLine(db, { bookingDay });
  await addBankLine(db, { bookingDay, state: 'suggested' });
  expect(await due()).toEqual([
    { kind: 'unclear-lines', id: 'all', on: null, daysLeft: null, lines: 2 },
  ]);
});

it('a backup is due once the newest is older than two days, and none where none is to be made', async () => {
  const due = () => dueOn(today, 'backup');
  expect(await due()).toEqual([]);
  const folder = join(app.dataDir, 'backups');
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'grzadka-2026-11-22.tar');
  await writeFile(file, '');
  const made = (days: number) => {
    const at = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    return utimes(file, at, at).then(() => at.toISOString());
  };
  await made(1.9);
  expect(await due()).toEqual([]);
  const newestAt = await made(2.1);
  expect(await due()).toMatchObject([{ kind: 'backup', on: null, newestAt }]);
  const asked = { db, role: 'ROLE_ADMIN', today, log: { warn: () => undefined } } as const;
  const off = await readDeadlines({ ...asked, config: { ...config, backupDir: null } });
  expect(off.map(({ kind }) => kind)).not.toContain('backup');
});

it('each role is told what it may read, the first to end first, and what is due now with what ends today', async () => {
  const { id: gardenId } = await addGarden(db);
  const { id: fromPartyId } = await addParty(db);
  const due = async (months: number, days: number) =>
    (
      await addTransferApplication(db, {
        gardenId,
        fromPartyId,
        appliedOn: addDays(addMonths(today, months), days),
      })
    ).id;
  const later = await due(-1, 0);
  const first = await due(-2, 7);
  await addBankLine(db, { bookingDay: addDays(today, -15) });
  const told = new Map<Role, readonly string[]>();
  for (const role of rolesByRank) {
    const items = await read(role);
    told.set(
      role,
      (items ?? []).map(({ kind, id }) => (kind === 'transfer' ? id : kind)),
    );
  }
  const own = (role: Role, kinds: readonly string[]) =>
    told.get(role)?.filter((one) => kinds.includes(one));
  const kinds = ['unclear-lines', 'backup', first, later];
  // Here the two that are due now, in the order of their kinds.
  expect(own('ROLE_ADMIN', kinds)).toEqual(['unclear-lines', 'backup', first, later]);
  expect(own('ROLE_TREASURER', kinds)).toEqual(['unclear-lines', first, later]);
  expect(own('ROLE_EMPLOYEE', kinds)).toEqual([first, later]);
  expect(told.get('ROLE_USER')).toEqual([]);
});
