import { sessionCookie } from '@grzadka/server/src/session/session-cookie.ts';
import {
  addCampaign,
  addCampaignMeter,
  addCampaignReader,
} from '@grzadka/server/test/campaigns.ts';
import { addGarden, addLogin, addMeter, addSession } from '@grzadka/server/test/factories.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A button of the walk. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The field for a value. */
export const field = (page: Page) => page.getByRole('textbox', { name: 'Odczyt', exact: true });
/** The heading of a plot. */
export const plotOf = (page: Page, plot: string) =>
  page.getByRole('heading', { name: `Działka ${plot}`, exact: true });
/** The name of the plot of this number. */
export const plotName = (index: number) => String(index).padStart(3, '0');

/** Waits for these counts. */
export const counts = (page: Page, sent: number, waiting: number, refused = 0) =>
  expect(
    page.getByText(`Wysłane: ${sent} · Czekają: ${waiting} · Odrzucone: ${refused}`),
  ).toBeVisible();

/** An open round of so many plots with a meter each, in which somebody is named who is not of the staff. */
export async function addRound({ db }: ServedApp, plots: number) {
  const { id: campaignId } = await addCampaign(db, {
    name: 'Jesień 2026',
    state: 'open',
    readFrom: '2026-01-01',
    readThru: '2099-12-31',
  });
  const meterIds: string[] = [];
  for (let index = 1; index <= plots; index += 1) {
    const { id: gardenId } = await addGarden(db, { name: plotName(index) });
    const { id } = await addMeter(db, {
      name: `Wodomierz ${plotName(index)}`,
      gardenId,
      walkOrder: index,
    });
    await addCampaignMeter(db, { campaignId, meterId: id });
    meterIds.push(id);
  }
  return { campaignId, meterIds };
}

/** Somebody whom the round names, signed in in a browser. */
export async function addReader(
  app: ServedApp,
  context: BrowserContext,
  campaignId: string,
  url: string,
) {
  const { id: loginId } = await addLogin(app.db, { role: 'ROLE_USER' });
  await addCampaignReader(app.db, { campaignId, loginId });
  await signInAgain(app, context, loginId, url);
  return loginId;
}

/** Has a browser be signed in as a login. */
export async function signInAgain(
  { db }: ServedApp,
  context: BrowserContext,
  loginId: string,
  url: string,
): Promise<void> {
  const value = await addSession(db, loginId);
  await context.addCookies([{ name: sessionCookie, value, url, httpOnly: true }]);
}

/** Where a round is walked. */
export const walkAt = (campaignId: string) => `/tury-odczytow/${campaignId}/obchod`;

/** The values that the database has, by their meters' names. */
export async function measured({ db }: ServedApp): Promise<string[]> {
  const rows = await db
    .selectFrom('measurement')
    .innerJoin('meter', 'meter.id', 'measurement.meterId')
    .select(['meter.name', 'measurement.value'])
    .orderBy('meter.name')
    .execute();
  return rows.map(({ name, value }) => `${name}: ${Number(value)}`);
}

/** How many there are. */
export const countOf = async ({ db }: ServedApp, table: 'submission' | 'readingPhoto') =>
  (await db.selectFrom(table).select('id').execute()).length;

/** Types the value of the plot on the screen and saves it. */
export async function readPlot(page: Page, index: number): Promise<void> {
  await expect(plotOf(page, plotName(index))).toBeVisible();
  await field(page).fill(`${100 + index},5`);
  await button(page, 'Zapisz i następny').click();
}

/** How many entries the browser keeps to be sent. */
export async function keptEntries(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('grzadka-outbox');
        opening.onsuccess = () => {
          const count = opening.result.transaction('entries').objectStore('entries').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );
}
