import { paperLacks } from '@grzadka/contract/settings/paper-lacks';
import { settingsCard } from '@grzadka/contract/settings/settings.card';
import { readCard } from '#src/core/inspection/read-card.ts';
import { getSettings } from './settings.repo.ts';

/** Whether all is there that letters, transfers and e-mails need, and whether the public site is switched on. */
export const settingsCardState = readCard(settingsCard, async ({ db, config }) => {
  const settings = await getSettings(db, config);
  const { publicSite, email } = settings;
  const onPaper = paperLacks(settings, 'letter');
  const missing = email === null ? [...onPaper, 'email' as const] : onPaper;
  return { level: missing.length === 0 ? 'ok' : 'warning', missing, publicSite };
});
