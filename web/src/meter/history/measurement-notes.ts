import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { riseOfDial } from '@grzadka/contract/meter/consumption/dial-rise';
import type { Installation } from '@grzadka/contract/meter/installation/installation.model';
import {
  confirmedFindingLabels,
  findingAnswerLabels,
  wantsAnswer,
} from '@grzadka/contract/meter/measurement/finding';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import type { Reversal } from '@grzadka/contract/meter/measurement/reversal.model';
import { reversalText } from '@grzadka/contract/meter/measurement/reversal-text';
import { upperFirst } from 'es-toolkit/string';

/** What is known of the dial of a device. */
export type DialOfDevice = Pick<Installation, 'id' | 'digits'>;

/** What is to be said of a measurement beside its value, each in a line of its own. */
export interface MeasurementNote {
  /** Whether somebody has to do something about it. */
  readonly isOpen: boolean;
  readonly text: string;
}

/**
 * What is to be said of a measurement: that it does not count any more and what does in its place, what was found in
 * it and how that was answered, and that it is the first one of another device
 * (docs/product/readings.md#details).
 * @param history the meter's measurements as far as they are known, newest first
 */
export function measurementNotes(
  measurement: MeasurementListItem,
  history: readonly MeasurementListItem[],
): readonly MeasurementNote[] {
  const { reversal, confirmation, remark } = measurement;
  if (reversal) return [voidText(reversal, history)].map(told);
  const found = measurement.verdict.filter(wantsAnswer).map((code) => confirmedFindingLabels[code]);
  const isReplacement = history.some((other) => other.reversal?.replacementId === measurement.id);
  return [
    ...(measurement.gaveWay ? [told('Nie liczy się, bo jest odczyt')] : []),
    ...(isReplacement ? [told('Zamiast odczytu unieważnionego')] : []),
    ...(beginsDevice(measurement, history) ? [told('Pierwszy odczyt po założeniu licznika')] : []),
    ...(found.length > 0 && confirmation === null
      ? [{ isOpen: true, text: `Do sprawdzenia: ${inSentence(found)}` }]
      : []),
    ...(found.length > 0 && confirmation !== null
      ? [
          told(
            `${upperFirst(inSentence(found))} – ${findingAnswerLabels[confirmation].toLowerCase()}`,
          ),
        ]
      : []),
    ...(remark === null ? [] : [told(`Uwaga: ${remark}`)]),
  ];
}

/**
 * By how much the dial rose since the measurement before it, of the same device, also through zero; undefined where there
 * is none to compare with.
 * @param devices those of the meter, as far as they are known
 */
export function differenceFromBefore(
  measurement: MeasurementListItem,
  history: readonly MeasurementListItem[],
  devices: readonly DialOfDevice[],
): number | undefined {
  if (measurement.reversal || measurement.gaveWay) return undefined;
  const before = history
    .slice(history.indexOf(measurement) + 1)
    .find(
      ({ installationId, reversal, channel }) =>
        installationId === measurement.installationId && !reversal && channel !== 'estimate',
    );
  const device = devices.find(({ id }) => id === measurement.installationId);
  return before && riseOfDial(before, measurement, device?.digits ?? null) / 1000;
}

function voidText(reversal: Reversal, history: readonly MeasurementListItem[]): string {
  const { replacementId } = reversal;
  const replacement = history.find(({ id }) => id === replacementId);
  return [
    reversalText(reversal),
    ...(replacement ? [`prawidłowa wartość: ${formatDecimal(replacement.value)}`] : []),
    ...(replacementId !== null && !replacement ? ['odczyt zapisano przy innym liczniku'] : []),
  ].join('; ');
}

/** Whether the measurement before it, if there is one, was taken of another device. */
function beginsDevice(
  measurement: MeasurementListItem,
  history: readonly MeasurementListItem[],
): boolean {
  const before = history.slice(history.indexOf(measurement) + 1).find(({ reversal }) => !reversal);
  return before !== undefined && before.installationId !== measurement.installationId;
}

function told(text: string): MeasurementNote {
  return { isOpen: false, text };
}

function inSentence(labels: readonly string[]): string {
  return labels.join(', ').toLowerCase();
}
