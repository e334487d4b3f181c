import { filterText } from '@grzadka/contract/core/list/filter-text';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { formatMinute } from '../../ui/format.ts';
import { CloseIcon } from '../../ui/icons.ts';
import { UnbrokenText } from '../../ui/UnbrokenText.tsx';
import type { ListFilter } from '../address/list-settings.ts';
import { listText } from '../list.text.ts';
import styles from './ListChips.module.css';
import { useRecordOptions } from './record-options.ts';

interface ListChipsProps {
  filters: readonly ListFilter[];
  onSwitchOff: (key: string) => void;
}

/** The filters that narrow the list down, each with a way to switch it off. */
export function ListChips({ filters, onSwitchOff }: ListChipsProps) {
  return (
    <ul aria-label={listText.activeFilters} className={styles['chips']}>
      {filters.map((filter) => (
        <FilterChip key={filter.key} filter={filter} onSwitchOff={() => onSwitchOff(filter.key)} />
      ))}
    </ul>
  );
}

interface FilterChipProps {
  filter: ListFilter;
  onSwitchOff: () => void;
}

/** A filter that is on. */
function FilterChip({ filter, onSwitchOff }: FilterChipProps) {
  const nameOf = useRecordOptions(filter.kind === 'record' ? filter.filter : undefined).nameOf;
  const text = filterText(filter, {
    nameOf,
    instant: formatMinute,
    day: dayInFigures,
    count: formatDecimal,
  });
  return (
    <li>
      <button
        type="button"
        data-look="filled"
        data-prints
        aria-label={listText.switchOff(text)}
        className={styles['chip']}
        onClick={onSwitchOff}
        onKeyUp={({ key }) => {
          if (key === 'Backspace' || key === 'Delete') onSwitchOff();
        }}
      >
        <span className={styles['label']}>
          <UnbrokenText text={text} />
        </span>
        <CloseIcon className={styles['sign']} />
      </button>
    </li>
  );
}
