import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import {
  type ImportKindName,
  importCheck,
  importKindNames,
  importKinds,
  importRun,
  largestImport,
} from './import.model.ts';

/** The reply is a line of JSON for each step (`importEvent`), sent as it is taken. */
const linesOfEvents = {
  bodyFormat: 'multipart',
  maxFileBytes: largestImport,
  reply: z.unknown(),
  replyFormat: 'stream',
  replyTypes: ['application/x-ndjson'],
  refuses: ['conflict'],
} as const;

const checkCall = (kind: ImportKindName) =>
  endpoint({
    ...linesOfEvents,
    method: 'POST',
    path: `/api/import/${kind}/check`,
    summary: `Check a file to be imported (${kind}); the reply has a line of JSON for each step`,
    permission: importKinds[kind].permission,
    body: importCheck,
  });

const runCall = (kind: ImportKindName) =>
  endpoint({
    ...linesOfEvents,
    method: 'POST',
    path: `/api/import/${kind}/run`,
    summary: `Import a file that was checked (${kind}); the reply has a line of JSON for each step`,
    permission: importKinds[kind].permission,
    body: importRun,
  });

const sampleCall = (kind: ImportKindName) =>
  endpoint({
    method: 'GET',
    path: `/api/import/${kind}/sample`,
    summary: `An example of a file to be imported (${kind})`,
    permission: importKinds[kind].permission,
    reply: z.unknown(),
    replyFormat: 'stream',
    replyTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  });

type ImportCalls = Record<`${ImportKindName}Check`, ReturnType<typeof checkCall>> &
  Record<`${ImportKindName}Run`, ReturnType<typeof runCall>> &
  Record<`${ImportKindName}Sample`, ReturnType<typeof sampleCall>>;

/** The calls of the import, three for each kind: docs/product/records.md#import. */
export const importEndpoints = areaCalls(
  'import',
  // The kinds make the names, which the compiler does not follow.
  Object.fromEntries(
    importKindNames.flatMap((kind) => [
      [`${kind}Check`, checkCall(kind)],
      [`${kind}Run`, runCall(kind)],
      [`${kind}Sample`, sampleCall(kind)],
    ]),
  ) as ImportCalls,
);
