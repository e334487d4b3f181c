import { settingsEndpoints } from '@grzadka/contract/settings/settings.endpoints';
import { settingsRecord } from '@grzadka/contract/settings/settings.record';
import type { AppContext } from '#src/core/http/app-context.ts';
import { sendObject } from '#src/core/http/send-object.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { findAssociation } from './association.ts';
import { findLogo, removeLogo, setLogo } from './logo.repo.ts';
import { getSettings, updateSettings } from './settings.repo.ts';

/** The calls of the settings. */
export function routes(context: AppContext): void {
  const { serve, db, storage, config } = context;

  serveRecord(context, settingsRecord, settingsEndpoints, {
    get: () => getSettings(db, config),
    update: (_db, request) => updateSettings(db, config, request),
  });

  serve(settingsEndpoints.name, () => findAssociation(db));

  serve(settingsEndpoints.setLogo, ({ file, caller }) => setLogo({ db, storage, caller }, file));

  serve(settingsEndpoints.removeLogo, ({ caller }) => removeLogo(db, caller));

  serve(settingsEndpoints.logo, async ({ request, reply }) => {
    const { id: key, ...logo } = await findLogo(db);
    // Kept, but asked for each time: an address may outlive its logo.
    const cacheControl = 'no-cache';
    return sendObject({ request, reply, storage }, { key, ...logo, cacheControl });
  });
}
