import type * as z from 'zod/mini';
import type { Permission } from '../access/permissions.ts';

/**
 * The kinds of filter a list may have. A filter acts only while its switch parameter is `true`. All
 * names are those of the query.
 */
export interface FlagFilter {
  readonly kind: 'flag';
  readonly label: string;
  readonly switch: string;
  readonly parameter: string;
  /** The words for true and for false, such as 'Aktywny' and 'Nieaktywny'. */
  readonly options: Readonly<Record<'true' | 'false', string>>;
  readonly initial: FilterSetting<boolean>;
}

export interface ChoiceFilter<Option extends string = string> {
  readonly kind: 'choice';
  readonly label: string;
  readonly switch: string;
  readonly parameter: string;
  readonly options: Readonly<Record<Option, string>>;
  /** Those of the options that stand together, by the names of their groups; the others come first. */
  readonly groups?: Readonly<Record<string, readonly Option[]>>;
  /** The option that lets everything through; choosing it switches the filter off. */
  readonly neutral?: Option;
  readonly initial: FilterSetting<Option>;
}

/** A choice among the records of another kind, which come and go: each is known by its name alone. */
export interface RecordChoiceFilter {
  readonly kind: 'record-choice';
  readonly label: string;
  readonly switch: string;
  readonly parameter: string;
  /** What the records are called among all kinds (`RecordDefinition`). */
  readonly record: string;
  readonly options: OptionsCall<{ name: string }>;
  /** The longest name that a record may have, in characters. */
  readonly longestName: number;
  /** The option that lets everything through, which is no record's name; it comes first. */
  readonly neutral: { readonly value: string; readonly label: string };
  readonly initial: FilterSetting<string>;
}

/** A call that answers with all records that a filter can name, in the order in which they are offered. */
interface OptionsCall<Option> {
  readonly method: 'GET';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly permission: Permission;
  readonly reply: z.ZodMiniType<{ items: readonly Option[] }>;
}

export interface InstantRangeFilter {
  readonly kind: 'instant-range';
  readonly label: string;
  readonly switch: string;
  readonly from: string;
  readonly thru: string;
  readonly initial: FilterSetting<Range<string>>;
}

/** Days of the calendar, 'YYYY-MM-DD': the same in every time zone. */
export interface DayRangeFilter {
  readonly kind: 'day-range';
  readonly label: string;
  readonly switch: string;
  readonly from: string;
  readonly thru: string;
  readonly initial: FilterSetting<Range<string>>;
}

export interface CountRangeFilter {
  readonly kind: 'count-range';
  readonly label: string;
  readonly switch: string;
  readonly from: string;
  readonly thru: string;
  readonly initial: FilterSetting<Range<number>>;
}

/** Amounts of money, in grosze, below zero, too (docs/product/money.md#amounts). */
export interface AmountRangeFilter {
  readonly kind: 'amount-range';
  readonly label: string;
  /** What an amount below zero is, where the label does not say it. */
  readonly hint?: string;
  readonly switch: string;
  readonly from: string;
  readonly thru: string;
  readonly initial: FilterSetting<Range<number>>;
}

/** One record, by its id. */
export interface RecordFilter {
  readonly kind: 'record';
  readonly label: string;
  readonly switch: string;
  readonly parameter: string;
  /** Which ones there are to choose from; without it only an address names one. */
  readonly options?: OptionsCall<{ id: string; name: string }>;
  readonly initial: FilterSetting<string>;
}

export type FilterDefinition =
  | FlagFilter
  | ChoiceFilter
  | RecordChoiceFilter
  | RecordFilter
  | InstantRangeFilter
  | DayRangeFilter
  | CountRangeFilter
  | AmountRangeFilter;

/** A range with inclusive ends; null is an open end. */
export interface Range<Bound> {
  readonly from: Bound | null;
  readonly thru: Bound | null;
}

/** A filter's value together with whether it acts. */
export interface FilterSetting<Value> {
  readonly enabled: boolean;
  readonly value: Value;
}

/** The type of a filter's value, by its definition. */
export type FilterValue<Filter extends FilterDefinition> =
  Filter extends ChoiceFilter<infer Option>
    ? Option
    : Filter extends RecordChoiceFilter | RecordFilter
      ? string
      : Filter extends FlagFilter
        ? boolean
        : Filter extends InstantRangeFilter | DayRangeFilter
          ? Range<string>
          : Range<number>;

/** The option of a filter that lets everything through; undefined where it has none. */
export function neutralOption(filter: FilterDefinition): string | undefined {
  switch (filter.kind) {
    case 'record-choice':
      return filter.neutral.value;
    case 'record':
      return '';
    case 'choice':
      return filter.neutral;
    case 'flag':
    case 'instant-range':
    case 'day-range':
    case 'count-range':
    case 'amount-range':
      return undefined;
  }
}

/** Declares a filter by a record, off as the list opens. */
export function recordFilter(filter: Omit<RecordFilter, 'kind' | 'initial'>): RecordFilter {
  return { kind: 'record', ...filter, initial: { enabled: false, value: '' } };
}

/** Declares a choice; `neutral` and `initial` must be among its options. */
export function choiceFilter<const Option extends string>(
  filter: Omit<ChoiceFilter<Option>, 'kind' | 'groups' | 'neutral' | 'initial'> & {
    readonly groups?: Readonly<Record<string, readonly NoInfer<Option>[]>>;
    readonly neutral?: NoInfer<Option>;
    readonly initial: FilterSetting<NoInfer<Option>>;
  },
): ChoiceFilter<Option> {
  return { kind: 'choice', ...filter };
}

/** A choice that the column of the list's table answers that is called as the filter is in the list's definition. */
interface ColumnFilter<Option extends string> extends ChoiceFilter<Option> {
  readonly isColumn: true;
}

/**
 * Declares a choice by a field of the record, off as the list opens: the server needs no condition for it. `name` is that of the
 * query, `first` what is offered first.
 */
export function fieldFilter<const Option extends string>(
  name: string,
  { label, options }: Pick<ChoiceFilter<Option>, 'label' | 'options'>,
  first: NoInfer<Option>,
): ColumnFilter<Option> {
  return {
    kind: 'choice',
    isColumn: true,
    label,
    switch: `filter-by-${name}`,
    parameter: name,
    options,
    initial: { enabled: false, value: first },
  };
}

/** Declares the same with an option first that lets everything through. */
export function fieldFilterOrAll<const Option extends string>(
  name: string,
  { label, options }: Pick<ChoiceFilter<Option>, 'label' | 'options'>,
): ColumnFilter<Option | 'all'> {
  const withAll = { all: 'Wszystkie', ...options };
  return { ...fieldFilter(name, { label, options: withAll }, 'all'), neutral: 'all' };
}

/** Declares a range of values of a field, off and open at both ends as the list opens; `name` is that of the query. */
export function rangeFilter<const Kind extends `${string}-range` & FilterDefinition['kind']>(
  name: string,
  kind: Kind,
  { label }: { readonly label: string },
) {
  const initial: FilterSetting<Range<never>> = {
    enabled: false,
    value: { from: null, thru: null },
  };
  return {
    kind,
    label,
    switch: `filter-by-${name}`,
    from: `${name}-from`,
    thru: `${name}-thru`,
    initial,
  };
}

/** What the state of a record is called, by which lists are filtered and which files tell. */
export const stateLabel = 'Stan';

/** A state that follows from dates or a switch: 'Aktywny' or 'Nieaktywny'. */
export function stateFilter({ enabled }: { enabled: boolean }) {
  return {
    kind: 'flag',
    label: stateLabel,
    switch: 'filter-by-state',
    parameter: 'is-active',
    options: { true: 'Aktywny', false: 'Nieaktywny' },
    initial: { enabled, value: true },
  } as const satisfies FlagFilter;
}
