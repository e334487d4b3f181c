import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { id } from '../core/fields.ts';
import { importCheck, importRun, largestImport } from './import.model.ts';
import {
  type ImportKindName,
  importKindNames,
  importKinds,
  type ListKindName,
  listKindNames,
} from './import-kinds.ts';

/** The reply is a line of JSON for each step (`importEvent`), sent as it is taken. */
const linesOfEvents = {
  bodyFormat: 'multipart',
  maxFileBytes: largestImport,
  reply: z.unknown(),
  replyFormat: 'stream',
  replyTypes: ['application/x-ndjson'],
  refuses: ['conflict'],
} as const;

const checkCall = (kind: ListKindName) =>
  endpoint({
    ...linesOfEvents,
    method: 'POST',
    path: `/api/import/${kind}/check`,
    summary: `Check a file to be imported (${kind}); the reply has a line of JSON for each step`,
    permission: importKinds[kind].permission,
    body: importCheck,
  });

const runCall = (kind: ListKindName) =>
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

type ImportCalls = Record<`${ListKindName}Check`, ReturnType<typeof checkCall>> &
  Record<`${ListKindName}Run`, ReturnType<typeof runCall>> &
  Record<`${ImportKindName}Sample`, ReturnType<typeof sampleCall>>;

/** What is taken into a record, whose version counts: docs/product/charge-runs.md#amounts-by-hand. */
const intoRun = {
  ...linesOfEvents,
  method: 'POST',
  permission: importKinds.amount.permission,
  params: z.object({ id }),
  refuses: ['conflict', 'not-found'],
} as const;

/** The calls of the import, three for each kind: docs/product/records.md#import. */
export const importEndpoints = areaCalls('import', {
  // The kinds make the names, which the compiler does not follow.
  ...(Object.fromEntries([
    ...listKindNames.flatMap((kind) => [
      [`${kind}Check`, checkCall(kind)],
      [`${kind}Run`, runCall(kind)],
    ]),
    ...importKindNames.map((kind) => [`${kind}Sample`, sampleCall(kind)]),
  ]) as ImportCalls),
  amountCheck: endpoint({
    ...intoRun,
    path: '/api/charge-run/:id/amounts/check',
    summary: 'Check a file of amounts for a draft; the reply has a line of JSON for each step',
    body: importCheck,
  }),
  amountRun: endpoint({
    ...intoRun,
    path: '/api/charge-run/:id/amounts/run',
    summary:
      'Take a file of amounts that was checked into a draft; the reply has a line of JSON for each step',
    body: importRun,
    versioned: true,
  }),
});
