import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import { addCampaignReader } from '@grzadka/server/test/campaigns.ts';
import { addLogin, addSession } from '@grzadka/server/test/factories.ts';

/** Signs somebody in who is not of the staff and whom a round names; returns their session's token. */
export async function addWalker({ ownerUrl }: DatabaseUrls, campaignId: string): Promise<string> {
  await using undo = new AsyncDisposableStack();
  const opened = openDatabase(ownerUrl, { max: 1 });
  undo.defer(() => closeDatabase(opened));
  const { id: loginId } = await addLogin(opened.db, { role: 'ROLE_USER' });
  await addCampaignReader(opened.db, { campaignId, loginId });
  return addSession(opened.db, loginId);
}
