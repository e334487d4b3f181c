import type { UncheckedListItem } from '@grzadka/contract/meter/unchecked/unchecked.model';
import { mdiCancel, mdiCheckCircleOutline } from '@mdi/js';
import type { ListLayout, RowAction } from '../../core/list/rows/list-layout.ts';
import { formatInstant } from '../../core/ui/format.ts';
import { icon } from '../../core/ui/icon.ts';
import { TextLink } from '../../core/ui/screen/TextLink.tsx';
import { meterPaths } from '../meter.paths.ts';
import { measuredByText, valueText } from '../meter.text.ts';
import { reversalText } from '../reversal/reversal.text.ts';
import { FindingChips } from './FindingChips.tsx';
import styles from './unchecked.layout.module.css';
import { sinceText, uncheckedText } from './unchecked.text.ts';

const ConfirmIcon = icon(mdiCheckCircleOutline, 'Confirm');
const ReverseIcon = icon(mdiCancel, 'Reverse');

interface UncheckedLayoutOptions {
  /** Either is undefined where the permission for it is missing. */
  onConfirm: ((measurement: UncheckedListItem) => void) | undefined;
  onReverse: ((measurement: UncheckedListItem) => void) | undefined;
}

/** How a measurement that waits for an answer looks in their list, and what can be done with it. */
export function uncheckedLayout({
  onConfirm,
  onReverse,
}: UncheckedLayoutOptions): ListLayout<UncheckedListItem> {
  const actions: RowAction<UncheckedListItem>[] = [];
  if (onConfirm) {
    actions.push({ label: uncheckedText.confirm, icon: ConfirmIcon, onSelect: onConfirm });
  }
  if (onReverse) {
    actions.push({ label: reversalText.title, icon: ReverseIcon, onSelect: onReverse });
  }
  return {
    // A meter may have several.
    rowName: ({ meter, value }) => `${meter.name}, ${valueText(value, meter.type)}`,
    columns: [
      {
        label: uncheckedText.meter,
        share: 3,
        // Above the others there is room for what it is to be judged by.
        cell: (measurement) => (
          <span className={styles['headline']}>
            <TextLink isReturning to={meterPaths.details(measurement.meter.id)}>
              {measurement.meter.name}
            </TextLink>
            <span className={styles['since']}>{sinceText(measurement)}</span>
          </span>
        ),
      },
      {
        label: uncheckedText.garden,
        share: 2,
        cell: ({ meter }) => meter.garden?.name ?? uncheckedText.noGarden,
      },
      {
        label: uncheckedText.value,
        share: 2,
        isNumeric: true,
        cell: ({ value, meter }) => valueText(value, meter.type),
      },
      {
        label: uncheckedText.measuredAt,
        share: 0,
        cell: ({ measuredAt }) => formatInstant(measuredAt),
      },
      {
        label: uncheckedText.measuredBy,
        share: 2,
        cell: ({ measuredBy }) => measuredByText(measuredBy),
      },
      {
        label: uncheckedText.findings,
        share: 3,
        cell: ({ verdict }) => <FindingChips verdict={verdict} />,
      },
    ],
    hasHeadline: true,
    actions,
  };
}
