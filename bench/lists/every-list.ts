import type { ListDefinition } from '@grzadka/contract/core/list/list';
import { endpoints } from '@grzadka/server/test/every-endpoint.ts';

/** A list and where its call is. */
export interface ListCall {
  readonly name: string;
  readonly list: ListDefinition;
  /** `meterId` is that of any meter. */
  readonly path: (meterId: string) => string;
}

/** Every list of the contract, once: what a record's history shows is part of the audit. */
export const everyList: readonly ListCall[] = endpoints.flatMap(({ path, summary, list }, index) =>
  list && endpoints.findIndex((other) => other.list === list) === index
    ? [{ name: nameOf(summary), list, path: (meterId) => addressOf(path, meterId) }]
    : [],
);

/** What a list is called among the figures: what its call gives, without how that is ordered. */
function nameOf(summary: string): string {
  return summary.replace(/^(List )?the /i, '').replace(/,.*$/, '');
}

/** @throws Error where a list is part of something that the bench knows none of */
function addressOf(path: string, meterId: string): string {
  const ids: Readonly<Record<string, string>> = { id: meterId, pageId: 'oplaty' };
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const id = ids[name];
    if (id === undefined)
      throw new Error(`${path}: say in every-list.ts which ${name} is asked for`);
    return id;
  });
}
