import { formatAmount } from '../number/amount.ts';
import type { FilterDefinition, FilterValue, Range } from './list-filters.ts';

type ActingFilterOf<Filter extends FilterDefinition> = {
  readonly kind: Filter['kind'];
  readonly filter: Filter;
  readonly setting: { readonly value: FilterValue<Filter> };
};

/** A filter with the value that it acts by; its kind decides the value's type. */
export type ActingFilter = {
  readonly [Kind in FilterDefinition['kind']]: ActingFilterOf<
    Extract<FilterDefinition, { kind: Kind }>
  >;
}[FilterDefinition['kind']];

/** How values are written where the text is read. */
interface ValueFormats {
  /** The name of a record by its id. */
  readonly nameOf: (id: string) => string;
  readonly instant: (instant: string) => string;
  readonly day: (day: string) => string;
  readonly count: (count: number) => string;
}

/** What an acting filter says, such as 'Stan: Aktywny' or 'Liczba działek: od 1'. */
export function filterText(acting: ActingFilter, formats: ValueFormats): string {
  const { label } = acting.filter;
  if (acting.kind === 'record' && acting.filter.options === undefined) return label;
  return `${label}: ${valueText(acting, formats)}`;
}

function valueText(acting: ActingFilter, { nameOf, instant, day, count }: ValueFormats): string {
  switch (acting.kind) {
    case 'flag':
      return acting.filter.options[acting.setting.value ? 'true' : 'false'];
    case 'choice':
      return acting.filter.options[acting.setting.value] ?? acting.setting.value;
    case 'record-choice':
      return acting.setting.value;
    case 'record':
      return nameOf(acting.setting.value);
    case 'instant-range':
      return rangeText(acting.setting.value, instant);
    case 'day-range':
      return rangeText(acting.setting.value, day);
    case 'count-range':
      return rangeText(acting.setting.value, count);
    case 'amount-range':
      return rangeText(acting.setting.value, formatAmount);
  }
}

function rangeText<Bound>({ from, thru }: Range<Bound>, format: (bound: Bound) => string): string {
  const ends = [
    from === null ? undefined : `od ${format(from)}`,
    thru === null ? undefined : `do ${format(thru)}`,
  ];
  return ends.filter((end) => end !== undefined).join(' ');
}
