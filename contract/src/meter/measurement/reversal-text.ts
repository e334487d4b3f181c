import { dayInFigures } from '../../core/time/in-figures.ts';
import { dayOf } from '../../core/time/time-zone.ts';
import { measuredByName } from './measurement.ts';
import { type Reversal, reversalReasonLabels } from './reversal.model.ts';

/** Says since when a measurement does not count, who said so and why: 'Unieważniony 2026.11.21 (Nowak Anna): pomyłka w zapisie'. */
export function reversalText({ at, by, reason, remark }: Reversal): string {
  const who = measuredByName(by);
  const said = who === null ? '' : ` (${who})`;
  const why = [reversalReasonLabels[reason], remark].filter(Boolean).join(' – ');
  return `Unieważniony ${dayInFigures(dayOf(at))}${said}: ${why}`;
}
