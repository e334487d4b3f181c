import { settingsEndpoints } from '@grzadka/contract/settings/settings.endpoints';
import { settingsRecord } from '@grzadka/contract/settings/settings.record';
import type { AppContext } from '#src/core/http/app-context.ts';
import { sendObject } from '#src/core/http/send-object.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { findAssociation } from './association.ts';
import { getSettings, updateSettings } from './settings.repo.ts';
import {
  getSettingsImage,
  removeSettingsImage,
  setSettingsImage,
  settingsImages,
} from './settings-image.repo.ts';

/** The calls of the settings. */
export function routes(context: AppContext): void {
  const { serve, db, storage, config } = context;

  serveRecord(context, settingsRecord, settingsEndpoints, {
    get: () => getSettings(db, config),
    update: (_db, request) => updateSettings(db, config, request),
  });

  serve(settingsEndpoints.name, () => findAssociation(db));

  const calls = [
    [settingsImages.logo, 'setLogo', 'removeLogo', 'logo'],
    [settingsImages.picture, 'setPicture', 'removePicture', 'picture'],
  ] as const;
  for (const [image, set, remove, get] of calls) {
    serve(settingsEndpoints[set], ({ file, caller }) =>
      setSettingsImage({ db, storage, caller }, image, file),
    );

    serve(settingsEndpoints[remove], ({ caller }) => removeSettingsImage(db, caller, image));

    serve(settingsEndpoints[get], async ({ request, reply }) => {
      const { id: key, contentType, size } = await getSettingsImage(db, image);
      // Kept, but asked for each time: an address may outlive its image.
      const cacheControl = 'no-cache';
      return sendObject({ request, reply, storage }, { key, contentType, size, cacheControl });
    });
  }
}
