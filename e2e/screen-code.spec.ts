import { join } from 'node:path';
import { commandLine } from '@grzadka/server/src/core/change/audit-entry.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import { receivePayment } from '@grzadka/server/src/payment/receive-payment.ts';
import { addGarden, addMeter, addTwoMeasurements } from '@grzadka/server/test/factories.ts';
import { addAccount } from '@grzadka/server/test/ledger.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import type { BrowserContext } from '@playwright/test';
import { codeOfScreen, measuredScreens } from '../scripts/web-code/screen-code.ts';
import { expect, test } from './fixtures.ts';
import { some } from './long-run.ts';
import { addOwnPlot } from './own-plot.ts';
import { addNewsWithTexts } from './publishing.ts';
import { windows } from './windows.ts';

const webFolder = join(import.meta.dirname, '../web/dist');

type ScreenName = keyof typeof measuredScreens;

/** So that the list of the transactions has a row: what an empty one says is a file of its own. */
async function addPayment({ db }: ServedApp): Promise<void> {
  const box = await db.selectFrom('cashBox').select('id').executeTakeFirstOrThrow();
  const { id: settlementId } = await addAccount(db);
  const nothingElse = { incomeCategoryId: null, day: null, description: null, allocations: null };
  await receivePayment(db, {
    cashBoxId: box.id,
    settlementId,
    amount: 100_00,
    clientKey: newId(),
    caller: commandLine,
    ...nothingElse,
  });
}

/** What of a screen's code no limit counts. */
async function uncounted(
  context: BrowserContext,
  name: ScreenName,
  address: string,
): Promise<readonly string[]> {
  const counted = new Set(codeOfScreen(webFolder, measuredScreens[name]).map(({ file }) => file));
  const page = await context.newPage();
  // Where a chart stands below what is seen.
  await page.setViewportSize(windows.narrowest);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname.slice(1));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
  // Without one the test would see nothing.
  expect(fetched.length, name).toBeGreaterThan(1);
  return fetched.filter((file) => file.startsWith('assets/') && !counted.has(file));
}

test('until a screen rests, the browser fetches the code that is counted, and no other', async ({
  app,
  context,
  signIn,
}) => {
  const { id: gardenId } = await addGarden(app.db);
  const { id: meterId } = await addMeter(app.db, { gardenId });
  await addTwoMeasurements(app.db, meterId);
  await addPayment(app);
  const { path, itemIds, textPath } = await addNewsWithTexts(app, ['<p>Woda</p>']);
  const details = `/szczegoly-dzialki/${gardenId}`;

  expect(await uncounted(context, 'signIn', '/logowanie')).toEqual([]);
  await signIn('ROLE_ADMIN');
  const addresses: Partial<Record<ScreenName, string>> = {
    meters: '/liczniki',
    fees: '/oplaty',
    transactions: '/transakcje',
    receive: '/transakcje/wplata',
    edit: `${details}/edycja-dzialki`,
    entryEdit: path,
    editor: textPath(itemIds[0] ?? ''),
    meterDetails: `/szczegoly-licznika/${meterId}`,
    reading: `/dodaj-pomiar/${meterId}`,
  };
  for (const [name, address] of some(Object.entries(addresses), 2)) {
    expect(await uncounted(context, name as ScreenName, address), name).toEqual([]);
  }
});

test('holders, who have less around their screens than the staff, fetch no more than is counted', async ({
  app,
  context,
  signIn,
}) => {
  await signIn('ROLE_USER');
  const { gardenId } = await addOwnPlot(app);
  expect(await uncounted(context, 'own', '/moje-dzialki')).toEqual([]);
  expect(await uncounted(context, 'ownPlot', `/moje-dzialki/${gardenId}`)).toEqual([]);
});

test('beside the start of the application come the frame, who is signed in and what the screen shows, each asked for once', async ({
  app,
  page,
  signIn,
}) => {
  const { id } = await addGarden(app.db, { name: '210' });
  await signIn('ROLE_ADMIN');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(app.origin, '')));
  let released = Promise.withResolvers<void>();
  await page.route('**/assets/start-*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  const screens = {
    // Of a list what its address narrows it to.
    '/dzialki?sort-direction=desc': {
      heading: 'Działki',
      calls: ['/api/garden?sort-by=name&sort-direction=desc&offset=0&limit=100&total=later'],
    },
    [`/szczegoly-dzialki/${id}`]: {
      heading: 'Szczegóły działki',
      calls: [`/api/garden/getDetails/${id}`, `/api/garden/${id}/assignments`],
    },
  };
  for (const [address, { heading, calls }] of Object.entries(screens)) {
    asked.length = 0;
    released = Promise.withResolvers();
    const early = ['/api/session/info', ...calls];
    const beside = [
      page.waitForRequest(/\/assets\/frame-/),
      ...early.map((call) => page.waitForRequest(`${app.origin}${call}`)),
    ];
    await page.goto(address, { waitUntil: 'commit' });
    await Promise.all(beside);
    released.resolve();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const call of early)
      expect(
        asked.filter((one) => one === call),
        call,
      ).toHaveLength(1);
  }
});
