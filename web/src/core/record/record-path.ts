import type { RecordDefinition } from '@grzadka/contract/core/record/record';
import { generatePath } from 'react-router';

/** The addresses of a record's screens; `:id` stands for the record's. */
export type RecordScreens = Readonly<Record<'list' | 'create' | 'details' | 'edit', string>>;

/**
 * What of a kind of record the first page has to know: the rest of its definition comes with its screens. What the definition
 * says as well does not compile where it says something else.
 */
export interface RecordPlace<
  Kind extends Pick<RecordDefinition, 'name' | 'permissions'> = RecordDefinition,
> {
  readonly name: Kind['name'];
  readonly permissions: Kind['permissions'];
  readonly screens?: Partial<RecordScreens>;
}

/** Those of records whose list lies below another screen, by the last parts of the list's address and of a new one's. */
export function screensBelow(
  above: string,
  parts: Pick<RecordScreens, 'list' | 'create'>,
): RecordScreens {
  const list = `${above}/${parts.list}`;
  const details = `${list}/:id`;
  return { list, create: `${above}/${parts.create}`, details, edit: `${details}/edycja` };
}

/** Where a screen about the one record of an id is, by its address. */
export function recordPath(pattern: string, id: string): string {
  return generatePath(pattern, { id });
}
