import { hashKey } from '@tanstack/react-query';
import { pageMemory } from '../../page-memory.ts';
import type { ListQuery } from '../list-data-source.ts';

/** A row that a person has just added to a list. */
export interface NewRow {
  readonly id: string;
  /** What its list's search finds it by. */
  readonly name: string;
}

/** A row, and with which settings of its list the person has come to see it, once they have. */
interface NotedRow extends NewRow {
  readonly seenWith?: ListQuery;
}

/** The row added last to each list, by the list's name, until the list is entered anew. */
export const newRows = pageMemory<NotedRow>();

/** The new row that a list returned to with these settings is to show. */
export function newRowFor(listName: string, query: ListQuery): NotedRow | undefined {
  const row = newRows.get(listName);
  return hashKey([row?.seenWith ?? query]) === hashKey([query]) ? row : undefined;
}
