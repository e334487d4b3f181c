import * as z from 'zod/mini';
import type { Permission } from '../access/permissions.ts';
import { endpoint } from './endpoint.ts';

const recordOptions = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string(), active: z.boolean() })),
});

/** The records of a kind by their names, and whether each is in use. */
export type RecordOptions = z.infer<typeof recordOptions>;

interface OptionsCall<Path extends `/api/${string}`> {
  path: Path;
  summary: string;
  permission: Permission;
}

/** Declares the call that gives the names of all records of a kind, by their names, for whoever chooses one that is in use. */
export function optionsEndpoint<const Path extends `/api/${string}`>(call: OptionsCall<Path>) {
  return endpoint({ ...call, method: 'GET', reply: recordOptions });
}
