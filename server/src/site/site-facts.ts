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

/** The settings as the site knows them. */
export interface KnownFacts {
  /** As they were read, at the most once in so many milliseconds. */
  readonly read: () => SiteFacts | Promise<SiteFacts>;
  /** What is known at this moment without reading. */
  readonly now: () => SiteFacts | undefined;
}

/** Remembers what `read` reads for so many milliseconds; with 0 it reads each time. */
export function createFacts(read: () => Promise<SiteFacts>, milliseconds: number): KnownFacts {
  if (milliseconds === 0) return { read, now: () => undefined };
  const kept = new LRUCache<'facts', SiteFacts>({ max: 1, ttl: milliseconds, fetchMethod: read });
  const now = () => kept.get('facts');
  return { read: () => now() ?? kept.forceFetch('facts'), now };
}
