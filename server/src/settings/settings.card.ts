import { neededSettings, settingsCard } from '@grzadka/contract/settings/settings.card';
import { readCard } from '#src/core/inspection/read-card.ts';
import { getSettings } from './settings.repo.ts';

/** Whether all is there that letters, transfers and e-mails need, and whether the public site is switched on. */
export const settingsCardState = readCard(settingsCard, async ({ db, config }) => {
  const { street, ...settings } = await getSettings(db, config);
  // An address is whole or not at all.
  const known = { ...settings, address: street };
  const missing = neededSettings.filter((one) => known[one] === null);
  const { publicSite } = settings;
  return { level: missing.length === 0 ? 'ok' : 'warning', missing, publicSite };
});
