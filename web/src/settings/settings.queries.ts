import { settingsEndpoints } from '@grzadka/contract/settings/settings.endpoints';
import { call } from '../core/api/call.ts';
import { versionedQuery } from '../core/api/call-query.ts';
import { showAssociation } from '../core/association.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';

/** What everything read of the settings is kept by: their area's name. */
const settingsKey = 'settings';

/** The settings, and the version they were read with. */
export const settingsQuery = versionedQuery([settingsKey], settingsEndpoints.get, {});

/** The way to say that the settings changed: they are read anew, and the window bears the name as it is now. */
export function useSettingsChanged(): () => Promise<void> {
  const tellChanged = useRecordChanged(settingsKey);
  return async () => {
    tellChanged();
    // Where it cannot be read now, the next page has it.
    await call(settingsEndpoints.name, {}).then(showAssociation, () => undefined);
  };
}
