import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import { pathOf } from '@grzadka/server/src/site/site-links.ts';
import { findKeys } from '../cases/prepared-case.ts';

/** The path of a news entry that stays published. */
export async function findEntry({ ownerUrl }: DatabaseUrls): Promise<string> {
  const keys = `select id, title from news
    where publication_from_date < now() and publication_thru_date is null limit 1`;
  const [[id = '', title = ''] = []] = await findKeys({ keys }, ownerUrl);
  return pathOf('news', { id, title });
}
