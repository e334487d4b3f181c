import { consistencyCard } from '@grzadka/contract/consistency/consistency.card';
import { mdiClipboardCheckOutline } from '@mdi/js';
import { stateCard } from '../core/system-card.ts';
import { icon } from '../core/ui/icon.ts';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { consistencySentence, consistencyText } from './consistency.text.ts';

/** Whether the data agree with each other; it opens what was found. */
export const consistencySystemCard = stateCard(consistencyCard, {
  title: consistencyText.title,
  icon: icon(mdiClipboardCheckOutline, 'Consistency'),
  dialog: latePart(async () => (await import('./ConsistencyDialog.tsx')).ConsistencyDialog),
  sentence: consistencySentence,
});
