import * as z from 'zod/mini';
import type { Permission } from '../access/permissions.ts';
import type { RecordDefinition } from '../record/record.ts';
import { endpoint } from './endpoint.ts';

const recordOptions = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string(), active: z.boolean() })),
});

/** The records of a kind by their names, and whether each is in use. */
export type RecordOptions = z.infer<typeof recordOptions>;

/** The names of all records of a kind, by their names, as they are asked for: all that a form has to know that chooses one. */
export function namesOf(recordName: string) {
  return {
    method: 'GET',
    path: `/api/${recordName}/options`,
    reply: recordOptions,
  } as const;
}

/** Declares that call, for whoever chooses one that is in use. */
export function optionsEndpoint({
  name,
  words,
  options,
}: Pick<RecordDefinition, 'name' | 'words'> & { readonly options: Permission }) {
  const summary = `The names of ${words.many.replace(/^the /, 'all ')}`;
  return endpoint({ ...namesOf(name), summary, permission: options });
}
