import type * as z from 'zod/mini';
import { mayRole, type Permission } from '../access/permissions.ts';
import type { Role } from '../access/roles.ts';
import type { TableExport } from '../export/export-columns.ts';
import type { ShownField } from '../record/shown-fields.ts';
import type { FilterDefinition, FilterValue } from './list-filters.ts';

/** The search box of a list: its switch and value parameters and its Polish label. */
export interface SearchDefinition {
  readonly switch: string;
  readonly parameter: string;
  readonly label: string;
}

export type SortDirection = 'asc' | 'desc';

/** The words for the directions. */
export const sortDirectionLabels = {
  asc: 'Rosnąco',
  desc: 'Malejąco',
} as const satisfies Record<SortDirection, string>;

/** The longest phrase a list call takes, in characters. */
export const longestPhrase = 200;

/** The most digits the ends of a range of counts have. */
export const mostCountDigits = 9;

/** How many rows a list call answers with by default, and at most. */
export const defaultPageSize = 100;
export const largestPageSize = 1000;

/**
 * What a list can do (docs/product/rules.md#lists). The query parser, the address bar, the settings drawer, the SQL and their
 * types derive from it.
 */
export interface ListDefinition {
  readonly item: z.ZodMiniType<{ id: string }>;
  /** What it is for, said where it has no rows at all. */
  readonly purpose: string;
  readonly search: SearchDefinition | null;
  readonly filters: Readonly<Record<string, FilterDefinition>>;
  /** Sort keys as the query names them, with their labels. */
  readonly sorts: Readonly<Record<string, string>>;
  readonly initialSort: { readonly by: string; readonly direction: SortDirection };
  /**
   * The fields that are shown of an item: those with a share of a row's width are columns on the screen, all of them are
   * columns of the file.
   */
  readonly shown?: readonly ShownField<never>[];
  /** What the list is called as a file. */
  readonly file?: Pick<TableExport<never>, 'fileName' | 'sheetName'>;
  /** What more than the list itself needs a permission of its own, and the list without that. */
  readonly guarded?: GuardedPart;
}

/** Filters, orders and fields of a list that not everybody has who reads it (docs/product/rules.md#lists). */
interface GuardedPart {
  readonly permission: Permission;
  readonly without: ListDefinition;
}

export type SortKey<L extends ListDefinition> = keyof L['sorts'] & string;
export type FilterKey<L extends ListDefinition> = keyof L['filters'] & string;
export type ListItem<L extends ListDefinition> = z.output<L['item']>;

/** Which records of a list are asked for, and in what order: only the filters that act are present. */
export interface ListSelection<L extends ListDefinition> {
  readonly phrase: string | undefined;
  readonly filters: { readonly [K in FilterKey<L>]?: FilterValue<L['filters'][K]> };
  /** What filters by a record name while they are off: a record that there is not is refused all the same. */
  readonly idle?: { readonly [K in FilterKey<L>]?: FilterValue<L['filters'][K]> };
  readonly sort: { readonly by: SortKey<L>; readonly direction: SortDirection };
}

/**
 * How a list call answers with the number of rows: with the rows, without having them wait for it, or alone
 * (docs/product/rules.md#lists).
 */
export const totalWishes = ['exact', 'later', 'only'] as const;
export type TotalWish = (typeof totalWishes)[number];

/** The query of a page of a list as its screen asks for it: rows never wait until all of them are counted. */
export function pageOf(
  query: Readonly<Record<string, string>>,
  offset: number,
): Readonly<Record<string, string>> {
  const total: TotalWish = 'later';
  return { ...query, offset: String(offset), limit: String(defaultPageSize), total };
}

/** One page of a list as the server runs it. */
export interface ListRequest<L extends ListDefinition> extends ListSelection<L> {
  readonly offset: number;
  readonly limit: number;
  readonly total: TotalWish;
}

/** The list envelope; `totalItems` is exact for the filter. Null is one that is still to be asked for. */
export interface ListReply<Item> {
  readonly items: readonly Item[];
  readonly totalItems: number | null;
}

/** The envelope for whoever waits for the total. */
export interface ListPage<Item> extends ListReply<Item> {
  readonly totalItems: number;
}

/** What a list looks like as a file. */
export interface ListExport<Item> extends TableExport<Item> {
  readonly list: ListDefinition;
  /** And for who lacks the permission for the guarded part, where it has one. */
  readonly unguarded?: ListExport<Item>;
}

/** The list as that role has it. */
export function listFor(list: ListDefinition, role: Role | undefined): ListDefinition {
  const { guarded } = list;
  return guarded && !mayRole(role, guarded.permission) ? guarded.without : list;
}

/** Declares a list, checking that it starts sorted by one of its own keys, and shows what its items have. */
export function defineList<const L extends ListDefinition>(
  list: L & {
    readonly initialSort: { readonly by: keyof L['sorts'] };
    readonly shown?: readonly ShownField<ListItem<L>>[];
  },
): L {
  return list;
}

/** The fields that a list shows of its items; `defineList` saw to it that they have it. */
export function shownIn<L extends ListDefinition>({
  shown = [],
}: L): readonly ShownField<ListItem<L>>[] {
  return shown as readonly ShownField<ListItem<L>>[];
}
