import { settingsCard } from '@grzadka/contract/settings/settings.card';
import { mdiTuneVariant } from '@mdi/js';
import { stateCard } from '../core/system-card.ts';
import { icon } from '../core/ui/icon.ts';
import { settingsPaths } from './settings.paths.ts';
import { settingsSentence, settingsText } from './settings.text.ts';

/** What the association has not said of itself yet. */
export const settingsSystemCard = stateCard(settingsCard, {
  title: settingsText.title,
  icon: icon(mdiTuneVariant, 'Settings'),
  to: settingsPaths.form,
  sentence: settingsSentence,
});
