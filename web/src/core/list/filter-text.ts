import type { Range } from '@grzadka/contract/core/list-filters';
import dayjs from 'dayjs';
import { formatDecimal } from '../ui/format.ts';
import { listText } from './list.text.ts';
import type { ListFilter } from './list-filter.ts';

/** What an acting filter says, such as 'Stan: Aktywny' or 'Liczba działek: od 1'. */
export function filterText(bound: ListFilter): string {
  return `${bound.filter.label}: ${valueText(bound)}`;
}

function valueText(bound: ListFilter): string {
  switch (bound.kind) {
    case 'flag':
      return bound.filter.options[bound.setting.value ? 'true' : 'false'];
    case 'choice':
      return bound.filter.options[bound.setting.value] ?? bound.setting.value;
    case 'instant-range':
      return rangeText(bound.setting.value, (instant) => dayjs(instant).format('YYYY.MM.DD HH:mm'));
    case 'count-range':
      return rangeText(bound.setting.value, formatDecimal);
  }
}

function rangeText<Bound>({ from, thru }: Range<Bound>, format: (bound: Bound) => string): string {
  const ends = [
    from === null ? undefined : listText.from(format(from)),
    thru === null ? undefined : listText.thru(format(thru)),
  ];
  return ends.filter((end) => end !== undefined).join(' ');
}
