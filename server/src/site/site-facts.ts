import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Config } from '#src/core/config/config.ts';
import type { Database } from '#src/core/database/tables.ts';
import { getSettings } from '#src/settings/settings.repo.ts';
import { findSettingsImage, settingsImages } from '#src/settings/settings-image.repo.ts';
import type { PublishedPicture } from './published/published-blocks.ts';

/** What the site has to know of the settings: whether it is there, and what every page says of the association. */
export interface SiteFacts extends Awaited<ReturnType<typeof getSettings>> {
  /** Of the logo, in pixels, so that nothing moves when it comes; null without one. */
  readonly logoSize: { readonly width: number; readonly height: number } | null;
  /** What stands at the head of the start page; null without one. */
  readonly picture: PublishedPicture | null;
  /** How many plots nobody holds today; null where the site is not to say so. */
  readonly freePlotCount: number | null;
}

/** The settings, the size of the logo, and the picture, as of now. */
export async function readFacts(
  db: Kysely<Database>,
  config: Pick<Config, 'site'>,
): Promise<SiteFacts> {
  const settings = await getSettings(db, config);
  const logo = settings.logoUrl && (await findSettingsImage(db, settingsImages.logo));
  const picture = settings.pictureUrl && (await findSettingsImage(db, settingsImages.picture));
  return {
    ...settings,
    logoSize: logo ? { width: logo.width, height: logo.height } : null,
    // It says nothing that the name beside it does not.
    freePlotCount: settings.freePlots ? await countFreePlots(db) : null,
    picture: picture
      ? { imageId: picture.id, width: picture.width, height: picture.height, alt: '' }
      : null,
  };
}

async function countFreePlots(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from garden
    where not exists (select from current_assignment where garden_id = garden.id)
  `.execute(db);
  return rows[0]?.count ?? 0;
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
