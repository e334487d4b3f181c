import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import type { Page, Request } from '@playwright/test';

// What every list does is walked through once, on the gardens.

export const gardensPath = '/dzialki';

/** Gardens 'Działka 1' and so on, those with odd numbers in sector 1, the others in sector 2. */
export async function addGardens(db: ServedApp['db'], count: number): Promise<void> {
  const gardens = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    name: `Działka ${index + 1}`,
    sectorId: index % 2 === 0 ? '1' : '2',
    area: 300,
  }));
  await db.insertInto('garden').values(gardens).execute();
}

/** The query of a call for rows of the list; undefined for any other request, that for their count included. */
export function listQuery(request: Request): URLSearchParams | undefined {
  const { pathname, searchParams } = new URL(request.url());
  const isOfRows = pathname === '/api/garden' && searchParams.get('total') !== 'only';
  return isOfRows ? searchParams : undefined;
}

/** Notes the list calls that the page makes from now on. */
export function noteListCalls(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const query = listQuery(request);
    if (query) calls.push(query);
  });
  return calls;
}

/** The row of the garden with exactly this name. */
export const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

export const firstRow = (page: Page) =>
  page.getByRole('list', { name: 'Działki' }).getByRole('listitem').first();

/** The main action of a garden's row. */
export const detailsOf = (page: Page, name: string) =>
  page.getByRole('link', { name: `Szczegóły: ${name}`, exact: true });

export const searchBox = (page: Page) => page.getByRole('textbox', { name: 'Szukaj działki' });
