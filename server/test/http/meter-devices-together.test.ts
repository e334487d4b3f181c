import { meterReplace } from '@grzadka/contract/meter/installation/installation.model';
import { expect, it } from 'vitest';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { newId } from '#src/core/database/record-id.ts';
import { replaceInstallation } from '#src/meter/installation/replace-installation.ts';
import { openBreakingWay } from '#test/breaking-way.ts';
import { addMeter } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { addMeasurements, april, devicesOf, june, may } from '#test/meter-devices.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url } = await createTestDatabase();
const app = await startTestAppOn(url);
const clerk = await app.as('ROLE_EMPLOYEE');

async function meterRead() {
  const { id } = await addMeter(app.db);
  await addMeasurements(app.db, id, { [april]: '10', [june]: '20' });
  return { id, ...devicesOf(clerk, id) };
}

/** What is asked while somebody holds the meter: all of it waits, and goes on at once. */
async function atOnce<Reply>(meterId: string, asked: readonly (() => Promise<Reply>)[]) {
  const waiting = await app.db.transaction().execute(async (trx) => {
    await trx.selectFrom('meter').select('id').where('id', '=', meterId).forNoKeyUpdate().execute();
    const replies = asked.map((ask) => ask());
    await untilWaitingForLocks(app.db, asked.length);
    return { replies };
  });
  return Promise.all(waiting.replies);
}

it.each([{ at: may }, {}])(
  'of two that exchange the same device at once, at %j, one succeeds and the other reads why',
  async (when) => {
    for (let round = 0; round < 3; round += 1) {
      const { id, replace, details } = await meterRead();
      const ask = () => replace({ ...when, lastValue: '20' });
      const replies = await atOnce(id, [ask, ask]);
      expect(replies.map(({ status }) => `${status}`).toSorted()).toEqual(['201', '409']);
      expect(replies.find(({ status }) => status === 409)?.body.message).toMatch(
        /^Ktoś już zdjął albo wymienił ten licznik \(\d{4}\.\d\d\.\d\d \d\d:\d\d\)\. Otwórz jego szczegóły ponownie\.$/,
      );
      const { installations, installation, meter } = await details();
      expect(installation?.id).toBe(replies.find(({ status }) => status === 201)?.body.id);
      expect(installations).toHaveLength(2);
      expect(meter.lastMeasurement?.value).toBe(20);
    }
  },
);

it('an exchange that is sent once more under its key, at once or later, is the one that was recorded', async () => {
  const { id, replace, details } = await meterRead();
  const clientKey = newId();
  const ask = () => replace({ lastValue: '20', clientKey });
  const replies = [...(await atOnce(id, [ask, ask])), await ask()];
  const { installations, installation } = await details();
  expect(replies.map(({ status, body }) => [status, body.id])).toEqual(
    replies.map(() => [201, installation?.id]),
  );
  expect(installations).toHaveLength(2);

  const other = await meterRead();
  const elsewhere = await other.replace({ lastValue: '20', clientKey });
  expect([elsewhere.status, elsewhere.body.message]).toEqual([
    409,
    'Ta wymiana jest już zapisana w innym liczniku. Otwórz licznik ponownie i zapisz wymianę.',
  ]);
  expect((await other.details()).installations).toHaveLength(1);
});

it('an exchange, a taking off and a putting on at once leave one of them, or the two that follow', async () => {
  const { id, replace, takeOff, putOn, details } = await meterRead();
  const removal = { lastValue: '20' };
  const replies = await atOnce(id, [
    () => replace(removal),
    () => takeOff(removal),
    () => putOn({}),
  ]);
  const [isExchanged, takenOff, putOnAgain] = replies.map(({ status }) => status < 300);
  expect(isExchanged).toBe(!takenOff);
  // It comes to pass only behind the taking off.
  expect(isExchanged && putOnAgain).toBe(false);
  const { installations } = await details();
  expect(installations.filter(({ removedAt }) => removedAt === null)).toHaveLength(
    isExchanged || putOnAgain ? 1 : 0,
  );
});

it('who comes when an exchange is over is told of it where the time is not later', async () => {
  const { replace } = await meterRead();
  expect((await replace({ at: may, lastValue: '10' })).status).toBe(201);
  const { status, body } = await replace({ at: may, lastValue: '10' });
  expect([status, body.message]).toEqual([
    409,
    'Ktoś już zdjął albo wymienił ten licznik (2026.05.15 10:00). Otwórz jego szczegóły ponownie.',
  ]);
});

it('one serial number given to two meters at once works at one of them', async () => {
  const [one, other] = [await meterRead(), await meterRead()];
  const installation = { serialNumber: 'RAZ' };
  const replies = await Promise.all(
    [one, other].map(({ replace }) => replace({ at: may, lastValue: '10', installation })),
  );
  expect(replies.map(({ status }) => `${status}`).toSorted()).toEqual(['201', '409']);
});

type Known = Pick<Awaited<ReturnType<typeof meterRead>>, 'details' | 'history'>;
type State = { [Part in keyof Known]: Awaited<ReturnType<Known[Part]>> };

/** What there is of a meter after the exchange in May: of its two measurements the later is the new device's. */
function exchanged({ details, history }: State, next: string | undefined) {
  const old = details.installation?.id;
  const began = { id: next, installedAt: may, firstValue: 1, removedAt: null };
  const installation = expect.objectContaining(began);
  const ended = expect.objectContaining({ id: old, removedAt: may, lastValue: 11 });
  return {
    details: { ...details, installation, installations: [installation, ended] },
    history: history.map(({ value }) => ({ value, installationId: value === 10 ? old : next })),
  };
}

it('an exchange that is cut off at any statement leaves the old chain, or the new one', async () => {
  const left = { former: 0, next: 0 };
  for (let pieces = 1; left.next === 0; pieces += 1) {
    const meter = await meterRead();
    const before = { details: await meter.details(), history: await meter.history() };
    const exchange = meterReplace.parse({
      meterId: meter.id,
      at: may,
      lastValue: '11',
      removalReason: 'replaced',
      installation: { firstValue: '1' },
    });
    await using way = await openBreakingWay(url, pieces);
    const database = openDatabase(way.url, { max: 1 });
    const isDone = await replaceInstallation(database.db, { exchange, caller: commandLine }).then(
      () => true,
      () => false,
    );
    await closeDatabase(database);
    const found = { details: await meter.details(), history: await meter.history() };
    const isFormer = !isDone && found.details.installations.length === 1;
    expect(found).toEqual(isFormer ? before : exchanged(before, found.details.installation?.id));
    left[isFormer ? 'former' : 'next'] += 1;
  }
  // Before and after each of its statements.
  expect(left.former).toBeGreaterThan(8);
});
