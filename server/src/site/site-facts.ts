import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Config } from '#src/core/config/config.ts';
import type { Database } from '#src/core/database/tables.ts';
import { findLogoSize } from '#src/settings/logo.repo.ts';
import { getSettings } from '#src/settings/settings.repo.ts';

/** What the site has to know of the settings: whether it is there, and what every page says of the association. */
export interface SiteFacts extends Awaited<ReturnType<typeof getSettings>> {
  /** Of the logo, in pixels, so that nothing moves when it comes; null without one. */
  readonly logoSize: { readonly width: number; readonly height: number } | null;
}

/** The settings and the size of the logo, as of now. */
export async function readFacts(
  db: Kysely<Database>,
  config: Pick<Config, 'site'>,
): Promise<SiteFacts> {
  const settings = await getSettings(db, config);
  const logoSize = settings.logoUrl === null ? null : await findLogoSize(db);
  return { ...settings, logoSize };
}

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
