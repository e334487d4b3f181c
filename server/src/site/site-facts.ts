import { LRUCache } from 'lru-cache';
import type { getSettings } from '#src/settings/settings.repo.ts';

/** What the site has to know of the settings: whether it is there, and what every page says of the association. */
export type SiteFacts = Awaited<ReturnType<typeof getSettings>>;

/** What the garden is called where nobody has said it. */
const anyGarden = 'Ogród działkowy';

/** The association's name, as pages are titled. */
export function nameOf({ name }: Pick<SiteFacts, 'name'>): string {
  return name ?? anyGarden;
}

/** Gives the settings as `read` reads them, at the most once in so many milliseconds; with 0 each time. */
export function createFacts(
  read: () => Promise<SiteFacts>,
  milliseconds: number,
): () => SiteFacts | Promise<SiteFacts> {
  if (milliseconds === 0) return read;
  const kept = new LRUCache<'facts', SiteFacts>({ max: 1, ttl: milliseconds, fetchMethod: read });
  return () => kept.get('facts') ?? kept.forceFetch('facts');
}
