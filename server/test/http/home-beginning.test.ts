import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mayRole } from '@grzadka/contract/core/access/permissions';
import { rolesByRank } from '@grzadka/contract/core/access/roles';
import {
  type Beginning,
  type BeginningStep,
  beginningStepNames,
  beginningSteps,
} from '@grzadka/contract/home/beginning.model';
import { expect, it } from 'vitest';
import { addChargedRun } from '#test/charged-run.ts';
import { addAssignment, addGarden, addMeter, addParty } from '#test/factories.ts';
import { addFeeKind } from '#test/fee-factories.ts';
import { addAccount } from '#test/ledger.ts';
import { startTestApp, startTestAppOnce, type TestApp } from '#test/test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const path = '/api/home/beginning';

async function read(client: TestClient): Promise<Beginning> {
  const { body } = await client.get<Beginning>(path);
  return body;
}

async function doneFor(client: TestClient): Promise<BeginningStep[]> {
  const { steps } = await read(client);
  return steps.filter(({ isDone }) => isDone).map(({ step }) => step);
}

const app = await startTestApp();
const admin = await app.as('ROLE_ADMIN');

it('everybody sees the steps that they may do, and none of them is done in a new program', async () => {
  for (const role of rolesByRank) {
    const own = beginningStepNames.filter((step) => mayRole(role, beginningSteps[step].permission));
    const steps = own.map((step) => ({ step, isDone: false }));
    expect([role, await read(await app.as(role))]).toEqual([role, { isPutAway: false, steps }]);
  }
  expect((await read(admin)).steps).toHaveLength(beginningStepNames.length);
  expect((await read(await app.as('ROLE_TREASURER'))).steps.map(({ step }) => step)).toEqual([
    'plots',
    'people',
    'holders',
    'meters',
    'fees',
  ]);
  expect((await read(await app.as('ROLE_EMPLOYEE'))).steps).toEqual([]);
});

it('no backup is asked for where the program makes none', async () => {
  const without = await startTestAppOnce({ BACKUP_DIR: 'off' });
  const { steps } = await read(await without.as('ROLE_ADMIN'));
  const others = beginningStepNames.filter((step) => step !== 'backup');
  expect(steps.map(({ step }) => step)).toEqual(others);
});

it('they are put away for the own login alone, as often as one likes, and can be taken back', async () => {
  const [own, other] = [await app.as('ROLE_TREASURER'), await app.as('ROLE_TREASURER')];
  const put = async (isPutAway: boolean) =>
    (await own.post(`${path}/put-away`, { isPutAway })).status;
  expect([await put(true), await put(true)]).toEqual([204, 204]);
  expect([(await read(own)).isPutAway, (await read(other)).isPutAway]).toEqual([true, false]);
  expect((await read(own)).steps).toEqual((await read(other)).steps);
  expect([await put(false), await put(false)]).toEqual([204, 204]);
  expect((await read(own)).isPutAway).toBe(false);
  expect((await own.post(`${path}/put-away`, {})).status).toBe(400);
});

it('each step is done by what there is', async () => {
  const done = () => doneFor(admin);
  expect(await done()).toEqual([]);
  const settings = { name: 'Ogród', street: 'Polna', houseNumber: '1', postalCode: '00-001' };
  await app.db
    .updateTable('settings')
    .set({ ...settings, city: 'Łódź', nip: '1234563218' })
    .execute();
  expect(await done()).toEqual([]);
  // Individual accounts ask for money as well as one of the garden's.
  const virtualAccountPrefix = '102010260000';
  await app.db.updateTable('settings').set({ virtualAccountPrefix, version: 2 }).execute();
  expect(await done()).toEqual(['garden']);
  await app.db.updateTable('settings').set({ publicSite: true }).execute();
  expect(await done()).toEqual(['garden', 'site']);

  const { id: partyId } = await addParty(app.db);
  expect(await done()).toEqual(['garden', 'people', 'site']);
  const { id: gardenId } = await addGarden(app.db);
  expect(await done()).toEqual(['garden', 'sectors', 'plots', 'people', 'site']);
  await addAssignment(app.db, { gardenId, partyId });
  await addMeter(app.db);
  const [{ id: settlementId }, { id: feeKindId }] = [
    await addAccount(app.db),
    await addFeeKind(app.db),
  ];
  const charge = {
    lines: [{ words: 'opłata', amount: 100_00 }],
    parts: [{ dueOn: '2026-06-30', amount: 100_00 }],
  };
  await addChargedRun(app.db, 2026, [{ settlementId, feeKindId, ...charge }]);
  const stored: readonly BeginningStep[] = ['plots', 'people', 'holders', 'meters', 'fees'];
  expect(await done()).toEqual(['garden', 'sectors', ...stored, 'site']);
  expect(await doneFor(await app.as('ROLE_TREASURER'))).toEqual(stored);

  // One on the same disk is none elsewhere, until somebody has downloaded it.
  const folder = join(app.dataDir, 'backups');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'grzadka-2026-11-22.tar'), '');
  expect(await done()).not.toContain('backup');
  expect((await admin.get('/api/backup/content/grzadka-2026-11-22.tar')).status).toBe(200);
  await expect.poll(done).toContain('backup');
});

it('sectors of other names are done, and a mail server that is set', async () => {
  const mailing: TestApp = await startTestAppOnce({
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'biuro@example.pl',
  });
  const own = await mailing.as('ROLE_ADMIN');
  expect(await doneFor(own)).toEqual(['mail']);
  await mailing.db.updateTable('sector').set({ name: 'Górny' }).where('id', '=', '2').execute();
  expect(await doneFor(own)).toEqual(['sectors', 'mail']);
});
