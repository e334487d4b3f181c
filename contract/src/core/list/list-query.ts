import * as z from 'zod/mini';
import type { ExportFormat } from '../export/export-format.ts';
import { exportFormat } from '../export/file-reply.ts';
import { id, isStorable, optionalInstant, sentFlag, storablePattern } from '../fields.ts';
import { messages } from '../messages.ts';
import { largestAmount, parseGrosze } from '../money/grosze.ts';
import { optionalDay } from '../time/day.ts';
import {
  type ListDefinition,
  type ListRequest,
  type ListSelection,
  longestPhrase,
  mostCountDigits,
  type TotalWish,
  totalWishes,
} from './list.ts';
import { type FilterDefinition, neutralOption } from './list-filters.ts';
import { pageFields } from './page-fields.ts';

type RawQuery = Readonly<Record<string, unknown>>;
type Report = (parameter: string, message: string) => void;

/**
 * The schema of a list call's query: offset, limit, total, sorting, search and filters, each checked; a
 * value out of range is an error at its own parameter, never a silent default.
 */
export function listQuery<L extends ListDefinition>(list: L) {
  const paging = {
    ...pageFields,
    total: z._default(z.enum(totalWishes, messages.invalidValue), 'exact'),
  };
  return z.pipe(
    z.object({ ...paging, ...selectionShape(list) }),
    z.transform((query: Paging & RawQuery, payload): ListRequest<L> => {
      const { offset, limit, total } = query;
      return { offset, limit, total, ...selectionOf(list, query, reporter(query, payload)) };
    }),
  );
}

interface Paging {
  offset: number;
  limit: number;
  total: TotalWish;
}

/** The list's records in one file, and the format of that. */
export interface ExportRequest<L extends ListDefinition> extends ListSelection<L> {
  readonly format: ExportFormat;
}

/**
 * The schema of an export's query: the list's own and a format, without offset and limit. Where a
 * client sends these as well, they are ignored.
 */
export function exportQuery<L extends ListDefinition>(list: L) {
  const shape = { format: exportFormat, ...selectionShape(list) };
  return z.pipe(
    z.object(shape),
    z.transform((query: { format: ExportFormat } & RawQuery, payload): ExportRequest<L> => {
      const { format } = query;
      return { format, ...selectionOf(list, query, reporter(query, payload)) };
    }),
  );
}

/**
 * The schema of a list's query where it stands for all that match it, without offset and limit. A
 * parameter that the list does not have is refused: a misspelt filter would let more through.
 */
export function wholeListQuery<L extends ListDefinition>(list: L) {
  return z.pipe(
    z.strictObject(selectionShape(list)),
    z.transform(
      (query: RawQuery, payload): ListSelection<L> =>
        selectionOf(list, query, reporter(query, payload)),
    ),
  );
}

function reporter(query: RawQuery, payload: z.core.ParsePayload): Report {
  return (parameter, message) =>
    payload.issues.push({ code: 'custom', path: [parameter], message, input: query[parameter] });
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

function selectionShape(list: ListDefinition): Record<string, z.ZodMiniType> {
  const { by, direction } = list.initialSort;
  const shape: Record<string, z.ZodMiniType> = {
    'sort-by': z._default(z.enum(Object.keys(list.sorts), messages.invalidValue), by),
    'sort-direction': z._default(z.enum(['asc', 'desc'], messages.invalidValue), direction),
  };
  if (list.search) {
    shape[list.search.switch] = z.optional(sentFlag);
    shape[list.search.parameter] = z.optional(
      z
        .string(messages.invalidValue)
        .check(
          z.trim(),
          z.maxLength(longestPhrase, messages.tooLong(longestPhrase)),
          z.refine(isStorable, messages.invalidCharacter),
          z.meta({ pattern: storablePattern }),
        ),
    );
  }
  for (const filter of Object.values(list.filters)) {
    shape[filter.switch] = z.optional(sentFlag);
    Object.assign(shape, filterShape(filter));
  }
  return shape;
}

const openCount = z.optional(
  z.pipe(
    z
      .string(messages.digitsOnly)
      .check(
        z.regex(/^\d*$/, messages.digitsOnly),
        z.maxLength(mostCountDigits, messages.digitsOnly),
      ),
    z.transform((value) => (value === '' ? null : Number(value))),
  ),
);

const openAmount = z.optional(
  z.pipe(
    z.string(messages.invalidValue).check(
      z.refine((text) => text === '' || parseGrosze(text) !== undefined, messages.invalidValue),
      // A query is text; what the text has to be is an amount.
      z.meta({ type: 'integer', minimum: -largestAmount, maximum: largestAmount }),
    ),
    z.transform((text) => parseGrosze(text) ?? null),
  ),
);

function filterShape(filter: FilterDefinition): Record<string, z.ZodMiniType> {
  switch (filter.kind) {
    case 'flag':
      return { [filter.parameter]: z.optional(sentFlag) };
    case 'choice':
      return {
        [filter.parameter]: z.optional(z.enum(Object.keys(filter.options), messages.invalidValue)),
      };
    case 'record-choice':
      return {
        [filter.parameter]: z.optional(
          z
            .string(messages.invalidValue)
            .check(
              z.minLength(1, messages.invalidValue),
              z.maxLength(filter.longestName, messages.invalidValue),
              z.refine(isStorable, messages.invalidValue),
              z.meta({ pattern: storablePattern }),
            ),
        ),
      };
    case 'record':
      return { [filter.parameter]: z.optional(id) };
    case 'instant-range':
      return { [filter.from]: optionalInstant, [filter.thru]: optionalInstant };
    case 'day-range':
      return { [filter.from]: optionalDay, [filter.thru]: optionalDay };
    case 'count-range':
      return { [filter.from]: openCount, [filter.thru]: openCount };
    case 'amount-range':
      return { [filter.from]: openAmount, [filter.thru]: openAmount };
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
  'amount-range': messages.rangeReversed,
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
