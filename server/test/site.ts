import type { TestApp } from './test-app.ts';

/** Switches the public site on, or off, as the settings do. */
export async function switchSite(app: TestApp, publicSite = true): Promise<void> {
  const manager = await app.as('ROLE_SUPER_USER');
  const { status } = await manager.put('/api/settings/update', { publicSite });
  if (status !== 204) throw new Error(`the settings answered ${status}`);
}

/** A page with all its blanks alike; the tests of that rule check which of them hold a line together. */
export function withPlainBlanks(page: string): string {
  return page.replaceAll(/\u00a0|&nbsp;/g, ' ').replaceAll('\u2060', '');
}

/** An instant so many days from now. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

/** What can be published or not, with its dates, and whether readers see it. */
export const publications = [
  { state: 'a draft', isSeen: false, dates: {} },
  { state: 'planned', isSeen: false, dates: { publicationFromDate: inDays(1) } },
  { state: 'published', isSeen: true, dates: { publicationFromDate: inDays(-1) } },
  {
    state: 'published until later',
    isSeen: true,
    dates: { publicationFromDate: inDays(-1), publicationThruDate: inDays(1) },
  },
  {
    state: 'over',
    isSeen: false,
    dates: { publicationFromDate: inDays(-2), publicationThruDate: inDays(-1) },
  },
] as const;
