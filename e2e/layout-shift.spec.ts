import { approveRun } from '@grzadka/server/src/charge/approval/approve-run.ts';
import { addBankAccount, addBankLine } from '@grzadka/server/test/bank-lines.ts';
import { addReckonedRun } from '@grzadka/server/test/charge-runs.ts';
import {
  addAssignment,
  addGarden,
  addMeter,
  addParty,
  addTwoMeasurements,
  describeDevice,
} from '@grzadka/server/test/factories.ts';
import { addAccount, postDebt } from '@grzadka/server/test/ledger.ts';
import { addMessage } from '@grzadka/server/test/messages.ts';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun, some } from './long-run.ts';
import { row } from './party-screens.ts';
import { phone } from './windows.ts';

test.use(phone);

/** The most that may move while a screen opens, as browsers count it: 0.1 is said to be good. */
const most = 0.02;

test('nothing moves on a phone while a screen opens', async ({ app, context, signIn }) => {
  await signIn('ROLE_ADMIN');
  const { id: gardenId, name } = await addGarden(app.db);
  for (const firstName of ['Żaneta', 'Łucja', 'Świętosław']) {
    const { id: partyId } = await addParty(app.db, { firstName, lastName: 'Źdźbło' });
    await addAssignment(app.db, { gardenId, partyId });
  }
  const { id: meterId } = await addMeter(app.db, { gardenId, name: 'Wodomierz' });
  await addTwoMeasurements(app.db, meterId);
  const page = await slowPage(context);

  const lists: readonly (readonly [path: string, shown: string])[] = [
    // The fullest first, when no font is there yet.
    ['/liczniki', 'Wodomierz'],
    ['/dzialki', name],
    ['/podmioty', 'Źdźbło Żaneta'],
  ];
  for (const [path, shown] of some(lists, 3)) {
    await page.goto(path);
    await expect(row(page, shown)).toBeVisible();
    expect(await movedOn(page), path).toBeLessThanOrEqual(most);
  }

  const screens: readonly (readonly [path: string, shown: string])[] = [
    ['/system', 'Licencje'],
    ['/system/zadania', 'Prace programu'],
    [`/szczegoly-dzialki/${gardenId}`, 'Wodomierz'],
  ];
  for (const [path, shown] of some(screens, 2)) {
    await page.goto(path);
    // What stands below the others.
    await expect(page.getByRole('main').getByText(shown).last()).toBeVisible();
    expect(await movedOn(page), path).toBeLessThanOrEqual(most);
  }

  // What is due is known after what stands below it.
  await describeDevice(app.db, meterId, { legalisedUntil: '2020-12-31' });
  await addBankLine(app.db, { bookingDay: '2020-12-31', title: 'za działkę' });
  const hubs: readonly (readonly [path: string, shown: string])[] = [
    ['/oplaty', 'Stan opłat za rok'],
    ['/transakcje', 'za działkę'],
  ];
  for (const [path, shown] of some(hubs, 2)) {
    await page.goto(path);
    await expect(page.getByText(shown).last()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Terminy' })).toBeVisible();
    expect(await movedOn(page), path).toBeLessThanOrEqual(most);
  }

  await page.goto(`/szczegoly-licznika/${meterId}`);
  const chart = page.getByRole('figure', { name: /Wykres odczytów/ });
  await expect(chart).toBeAttached();
  // Its code comes when its place does.
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator('svg').first()).toBeVisible();
  expect(await movedOn(page), 'the details of a meter').toBeLessThanOrEqual(most);
});

test("nor do the fields of a plot's form when its charges come after them", async ({
  app: { db },
  context,
  signIn,
}) => {
  await signIn('ROLE_ADMIN');
  const { id: account, garden } = await addAccount(db);
  const run = await addReckonedRun(db, { account, day: '2025-01-01' });
  await approveRun(db, { ...run, ifMatch: undefined });
  const { id } = await db
    .selectFrom('garden')
    .select('id')
    .where('name', '=', garden)
    .executeTakeFirstOrThrow();
  const page = await context.newPage();
  const { promise: isAwaited, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/charged-areas', async (route) => {
    await isAwaited;
    await route.continue();
  });
  await page.goto(`/szczegoly-dzialki/${id}/edycja-dzialki`);
  const area = page.getByRole('textbox', { name: 'Powierzchnia (m2)' });
  await expect(area).toBeVisible();
  // Once this is known, the form has been painted without them.
  expect(await movedOn(page)).toBeLessThanOrEqual(most);
  release();
  await expect(page.getByRole('list', { name: 'Naliczenia według powierzchni' })).toBeVisible();
  const save = page.getByRole('button', { name: 'Zapisz' });
  await expect.poll(() => isSeen(save)).toBe(true);
  expect(await movedOn(page)).toBeLessThanOrEqual(most);
});

test('nor while what is read of money, messages and the audit opens', {
  tag: inLongRun,
}, async ({ app, context, otherSession, signIn }) => {
  const { userLoginId } = await signIn('ROLE_ADMIN');
  const name = '210 K';
  const { id } = await addAccount(app.db, { name });
  await postDebt(app.db, {
    account: id,
    day: '2025-05-01',
    parts: [{ amount: 100_00, dueOn: '2025-06-30' }],
  });
  const other = await otherSession(userLoginId);
  const notice = { title: 'Awaria wody' };
  expect((await other.post('/api/notice/create', { data: notice })).ok()).toBe(true);
  await addMessage(app.db, { subject: 'Awaria prądu' });
  const page = await slowPage(context);
  const screens: readonly (readonly [path: string, shown: string])[] = [
    ['/', 'Stan opłat za rok'],
    ['/oplaty/konta', name],
    [`/oplaty/konta/${id}`, '100,00'],
    ['/wiadomosci', 'Awaria prądu'],
    ['/system/dziennik', 'Awaria wody'],
  ];
  for (const [path, shown] of screens) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(shown).last()).toBeVisible();
    expect(await movedOn(page), path).toBeLessThanOrEqual(most);
  }
});

test('whichever answer the transactions wait for last, none of it moves', {
  tag: inLongRun,
}, async ({ app, context, signIn }) => {
  await signIn('ROLE_ADMIN');
  const names = ['Rachunek bieżący', 'Lokata na remont świetlicy', 'Fundusz inwestycyjny'];
  for (const name of names) {
    const { id: bankAccountId } = await addBankAccount(app.db, { name });
    await addBankLine(app.db, { bankAccountId, bookingDay: '2020-12-31' });
  }
  const page = await context.newPage();
  const answers: readonly (readonly [call: string, shown: Locator])[] = [
    ['**/api/cash-box?*', page.getByRole('link', { name: /^Kasa: / })],
    ['**/api/bank-account?*', page.getByRole('link', { name: /^Lokata na remont/ })],
    ['**/api/bank-account/waiting', page.getByRole('link', { name: /^Do wyjaśnienia \(3, / })],
    ['**/api/deadline', page.getByRole('region', { name: 'Terminy' })],
    ['**/api/transaction?*', page.getByText(/^PK\/2020\//).first()],
  ];
  for (const [held] of answers) {
    const { promise: isLast, resolve: release } = Promise.withResolvers<void>();
    await page.route(held, async (route) => {
      await isLast;
      await route.continue();
    });
    await page.goto('/transakcje');
    for (const [call, shown] of answers) {
      // What there is on accounts and in boxes is shown at once.
      const isAwaited = call === held || (areBalances(call) && areBalances(held));
      if (!isAwaited) await expect(shown).toBeVisible();
    }
    release();
    for (const [, shown] of answers) await expect(shown).toBeVisible();
    expect(await movedOn(page), held).toBeLessThanOrEqual(most);
    await page.unroute(held);
  }
});

const areBalances = (call: string) => /(cash-box|bank-account)\?/.test(call);

/** Whether nothing around it leaves it unseen, which the browser says of it all the same. */
const isSeen = (shown: Locator) =>
  shown.evaluate((element) => element.checkVisibility({ opacityProperty: true }));

/** A page on which what is slow comes in the order in which it comes on a cheap phone. */
async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** How much has moved since the page was opened, of what nobody had asked to move. */
async function movedOn(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((told) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          told(sum(list.getEntries()));
        });
        const sum = (entries: readonly PerformanceEntry[]) =>
          entries
            .map((entry) => Number(Reflect.get(entry, 'value')))
            .reduce((total, value) => total + value, 0);
        observer.observe({ type: 'layout-shift', buffered: true });
        // Where nothing moved, the observer has nothing to tell.
        requestAnimationFrame(() => requestAnimationFrame(() => told(sum(observer.takeRecords()))));
      }),
  );
}
