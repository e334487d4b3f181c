import { z } from 'zod';
import type { ExportFormat } from '../export/export-format.ts';
import { exportFormat } from '../export/file-reply.ts';
import { optionalDay } from '../time/day.ts';
import { id, isStorable, optionalInstant, storablePattern } from '../fields.ts';
import {
  defaultPageSize,
  type ListDefinition,
  type ListRequest,
  type ListSelection,
  largestPageSize,
  longestPhrase,
  mostCountDigits,
} from './list.ts';
import { type FilterDefinition, neutralOption } from './list-filters.ts';
import { messages } from '../messages.ts';

type RawQuery = Readonly<Record<string, unknown>>;
type Report = (parameter: string, message: string) => void;

/**
 * The schema of a list call's query: offset, limit, sorting, search and filters, each checked; a
 * value out of range is an error at its own parameter, never a silent default.
 */
export function listQuery<L extends ListDefinition>(list: L) {
  const paging = {
    offset: wholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER, byDefault: 0 }),
    limit: wholeNumber({ min: 1, max: largestPageSize, byDefault: defaultPageSize }),
  };
  return z
    .object({ ...paging, ...selectionShape(list) })
    .transform((query: Paging & RawQuery, context): ListRequest<L> => {
      const { offset, limit } = query;
      return { offset, limit, ...selectionOf(list, query, reporter(query, context)) };
    });
}

interface Paging {
  offset: number;
  limit: number;
}

/** The list's records in one file, and of which format. */
export interface ExportRequest<L extends ListDefinition> extends ListSelection<L> {
  readonly format: ExportFormat;
}

/**
 * The schema of an export's query: the list's own and a format, without offset and limit. Where a
 * client sends these as well, they are ignored.
 */
export function exportQuery<L extends ListDefinition>(list: L) {
  const shape = { format: exportFormat, ...selectionShape(list) };
  return z
    .object(shape)
    .transform((query: { format: ExportFormat } & RawQuery, context): ExportRequest<L> => {
      const { format } = query;
      return { format, ...selectionOf(list, query, reporter(query, context)) };
    });
}

/**
 * The schema of a list's query where it stands for all that match it, without offset and limit. A
 * parameter that the list does not have is refused: a misspelt filter would let more through.
 */
export function wholeListQuery<L extends ListDefinition>(list: L) {
  return z
    .strictObject(selectionShape(list))
    .transform(
      (query: RawQuery, context): ListSelection<L> =>
        selectionOf(list, query, reporter(query, context)),
    );
}

function reporter(query: RawQuery, context: z.RefinementCtx): Report {
  return (parameter, message) =>
    context.addIssue({ code: 'custom', path: [parameter], message, input: query[parameter] });
}

function selectionOf<L extends ListDefinition>(
  list: L,
  query: RawQuery,
  report: Report,
): ListSelection<L> {
  const filters: Record<string, unknown> = {};
  const idle: Record<string, unknown> = {};
  for (const [key, filter] of Object.entries(list.filters)) {
    if (query[filter.switch] === true) filters[key] = filterValue(filter, query, report);
    else if (filter.kind === 'record-choice') idle[key] = optionValue(filter, query);
  }
  const selection = {
    phrase: searchPhrase(list, query, report),
    filters,
    ...(Object.values(idle).some((value) => value !== undefined) && { idle }),
    sort: { by: query['sort-by'], direction: query['sort-direction'] },
  };
  // The shape below takes each member's type from the list's own definition. TypeScript cannot
  // follow that through keys that are only known at run time.
  return selection as ListSelection<L>;
}

function selectionShape(list: ListDefinition): Record<string, z.ZodType> {
  const { by, direction } = list.initialSort;
  const shape: Record<string, z.ZodType> = {
    'sort-by': z.enum(Object.keys(list.sorts), messages.invalidValue).default(by),
    'sort-direction': z.enum(['asc', 'desc'], messages.invalidValue).default(direction),
  };
  if (list.search) {
    shape[list.search.switch] = flag.optional();
    shape[list.search.parameter] = z
      .string(messages.invalidValue)
      .trim()
      .max(longestPhrase, messages.tooLong(longestPhrase))
      .refine(isStorable, messages.invalidCharacter)
      .meta({ pattern: storablePattern })
      .optional();
  }
  for (const filter of Object.values(list.filters)) {
    shape[filter.switch] = flag.optional();
    Object.assign(shape, filterShape(filter));
  }
  return shape;
}

const flag = z
  .enum(['true', 'false'], messages.invalidValue)
  .transform((value) => value === 'true');

interface WholeNumberRules {
  min: number;
  max: number;
  byDefault: number;
}

function wholeNumber({ min, max, byDefault }: WholeNumberRules) {
  return (
    z
      .string(messages.invalidValue)
      .refine((typed) => /^\d{1,16}$/.test(typed), { error: messages.invalidValue, abort: true })
      // A query is text; what the text has to be is a number, which is how OpenAPI puts it.
      .meta({ type: 'integer', minimum: min, maximum: max, default: byDefault })
      .transform(Number)
      .refine((value) => value >= min && value <= max, messages.invalidValue)
      .default(byDefault)
  );
}

const openCount = z
  .string(messages.digitsOnly)
  .regex(/^\d*$/, messages.digitsOnly)
  .max(mostCountDigits, messages.digitsOnly)
  .transform((value) => (value === '' ? null : Number(value)))
  .optional();

function filterShape(filter: FilterDefinition): Record<string, z.ZodType> {
  switch (filter.kind) {
    case 'flag':
      return { [filter.parameter]: flag.optional() };
    case 'choice':
      return {
        [filter.parameter]: z.enum(Object.keys(filter.options), messages.invalidValue).optional(),
      };
    case 'record-choice':
      return {
        [filter.parameter]: z
          .string(messages.invalidValue)
          .min(1, messages.invalidValue)
          .max(filter.longestName, messages.invalidValue)
          .refine(isStorable, messages.invalidValue)
          .meta({ pattern: storablePattern })
          .optional(),
      };
    case 'record':
      return { [filter.parameter]: id.optional() };
    case 'instant-range':
      return { [filter.from]: optionalInstant, [filter.thru]: optionalInstant };
    case 'day-range':
      return { [filter.from]: optionalDay, [filter.thru]: optionalDay };
    case 'count-range':
      return { [filter.from]: openCount, [filter.thru]: openCount };
  }
}

function filterValue(filter: FilterDefinition, query: RawQuery, report: Report): unknown {
  if ('parameter' in filter) {
    if (query[filter.parameter] === undefined) report(filter.parameter, messages.invalidValue);
    return optionValue(filter, query);
  }
  const from = query[filter.from] ?? null;
  const thru = query[filter.thru] ?? null;
  if (from === null && thru === null) report(filter.from, messages.rangeEmpty);
  if (isReversed(from, thru)) report(filter.from, reversedMessages[filter.kind]);
  return { from, thru };
}

/** What was chosen; undefined where that is nothing, or lets everything through. */
function optionValue(
  filter: Extract<FilterDefinition, { parameter: string }>,
  query: RawQuery,
): unknown {
  const value = query[filter.parameter];
  return value === neutralOption(filter) ? undefined : value;
}

const reversedMessages = {
  'instant-range': messages.startAfterEnd,
  'day-range': messages.startAfterEnd,
  'count-range': messages.rangeReversed,
};

/** Whether both ends are given and the first lies behind the last; instants compare as UTC text, days as they are. */
function isReversed(from: unknown, thru: unknown): boolean {
  if (typeof from === 'number' && typeof thru === 'number') return from > thru;
  return typeof from === 'string' && typeof thru === 'string' && from > thru;
}

function searchPhrase(list: ListDefinition, query: RawQuery, report: Report): string | undefined {
  if (!list.search || query[list.search.switch] !== true) return undefined;
  const phrase = query[list.search.parameter];
  if (typeof phrase !== 'string') report(list.search.parameter, messages.fieldEmpty);
  return typeof phrase === 'string' && phrase !== '' ? phrase : undefined;
}
