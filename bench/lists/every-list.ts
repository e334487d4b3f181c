import type { ListDefinition } from '@grzadka/contract/core/list/list';
import { endpoints } from '@grzadka/server/test/every-endpoint.ts';

/** A list and where its call is. */
export interface ListCall {
  readonly name: string;
  readonly list: ListDefinition;
  /** Where the records that have it are listed; null for a list that is no record's. */
  readonly owners: string | null;
  /** `ownerId` is that of any of these. */
  readonly path: (ownerId: string) => string;
}

/** Every list of the contract, once: what a record's history shows is part of the audit. */
export const everyList: readonly ListCall[] = endpoints.flatMap(({ path, summary, list }, index) =>
  list && endpoints.findIndex((other) => other.list === list) === index
    ? [
        {
          name: nameOf(summary),
          list,
          owners: ownersOf(path),
          path: (ownerId) => addressOf(path, ownerId),
        },
      ]
    : [],
);

/** What a list is called among the figures: what its call gives, without how that is ordered. */
function nameOf(summary: string): string {
  return summary.replace(/^(List )?the /i, '').replace(/,.*$/, '');
}

/** The list of those that have a part of their own: what stands before the id. */
function ownersOf(path: string): string | null {
  const [owners = '', ...parts] = path.split('/:id');
  return parts.length === 0 ? null : owners;
}

/** @throws Error where a list is part of something that the bench knows none of */
function addressOf(path: string, ownerId: string): string {
  const ids: Readonly<Record<string, string>> = { id: ownerId, pageId: 'oplaty' };
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const id = ids[name];
    if (id === undefined)
      throw new Error(`${path}: say in every-list.ts which ${name} is asked for`);
    return id;
  });
}
