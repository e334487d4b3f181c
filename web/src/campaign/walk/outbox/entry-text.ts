import { inaccessibleReasonLabels } from '@grzadka/contract/campaign/campaign.labels';
import type { DescribedEntry } from '../../../core/outbox/OutboxDialog.tsx';
import { valueText } from '../../../meter/meter.text.ts';
import { walkPaths } from '../walk.paths.ts';
import { walkText } from '../walk.text.ts';
import type { SentEntry } from './walk-entry.ts';

/** An entry as the list of those refused shows it; it is mended on the walk. */
export function describeEntry(entry: SentEntry): DescribedEntry {
  const { clientKey, value, typedAt, refusal } = entry;
  const { campaignId, meter } = value;
  return {
    clientKey,
    about: meter.name,
    value: enteredText(entry),
    typedAt,
    why: refusal?.message ?? '',
    mendAt: { to: walkPaths.walk(campaignId), state: { meterId: meter.id, mends: clientKey } },
  };
}

function enteredText({ value }: SentEntry): string {
  if (value.kind === 'photo') return walkText.photo;
  if (value.kind === 'inaccessible') return inaccessibleReasonLabels[value.reason];
  return valueText(Number(value.measurementValue), value.meter.type);
}
