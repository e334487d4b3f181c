import type { EndpointDefinition } from '@grzadka/contract/core/call/endpoint';
import { respondSoon } from '@grzadka/contract/core/call/respond-soon';
import { type ErrorCode, errorKinds } from '@grzadka/contract/core/errors';
import type { FastifySchema } from 'fastify';

/** The name of the error body among the document's components. */
export const errorComponent = 'Error';

/** The name of the session among the document's security schemes. */
export const sessionScheme = 'session';

interface Described {
  description: string;
  headers: Record<string, object>;
  content?: Record<string, object>;
}

const text = (description: string) => ({ type: 'string', description });

const requestId = {
  'X-Request-Id': text('Names the request; the log bears the same'),
};
const etag = { ETag: text('The version that If-Match or If-None-Match may name') };
const auditEntry = {
  'Audit-Entry': text('The entry of the audit with which the deletion can be undone'),
};
const leftOut = {
  'Left-Out': {
    type: 'integer',
    minimum: 0,
    description: 'How many of the named records the file has not',
  },
};
const letters = {
  Letters: { type: 'integer', minimum: 1, description: 'How many letters the document has' },
};
const lacks = {
  'Paper-Lacks': text(
    'What of the association the document was printed without, in Polish, percent-encoded; none where all is there',
  ),
};
const location = { Location: text('Where to go on, by a GET') };
const retryAfter = {
  'Retry-After': {
    type: 'integer',
    minimum: 1,
    description: 'Seconds after which it makes sense to try again',
  },
};
const contentRange = { 'Content-Range': text('Which bytes of how many') };
const acceptRanges = { 'Accept-Ranges': { type: 'string', enum: ['bytes'] } };

/**
 * What OpenAPI says of a call besides its schemas: its name, who may call it, the headers that it
 * takes and gives, and every status it may answer with. `printed` is what its schemas became.
 */
export function describeCall(endpoint: EndpointDefinition, printed: FastifySchema): FastifySchema {
  const headers = requestHeaders(endpoint);
  const session = { [sessionScheme]: [] };
  return {
    ...printed,
    ...(endpoint.operationId !== undefined && { operationId: endpoint.operationId }),
    // A public call heeds the session of whoever has one.
    security: endpoint.permission === 'public' ? [{}, session] : [session],
    ...(headers && {
      headers: {
        type: 'object',
        properties: headers,
        ...(endpoint.versioned === 'required' && { required: ['If-Match'] }),
      },
    }),
    response: { ...successes(endpoint, printed.response), ...refusals(endpoint) },
  };
}

function requestHeaders({ method, versioned, mayGoOn, replyFormat, tagged }: EndpointDefinition) {
  if (tagged) {
    return {
      'If-None-Match': text('ETags of what the reader has; 304 when the reply is among them'),
    };
  }
  if (replyFormat === 'bytes') {
    return {
      Range: text('One part of the file, such as bytes=0-999'),
      'If-Range': text('An ETag; the part is only cut from that very file'),
      'If-None-Match': text('ETags of what the reader has; 304 when the file is among them'),
    };
  }
  if (!versioned || method === 'GET') return undefined;
  return {
    'If-Match': text('The versions that may be changed, or *; 412 when it is of another'),
    ...(mayGoOn && { Prefer: text(`${respondSoon}: 202 as soon as it has begun`) }),
  };
}

function successes(endpoint: EndpointDefinition, printed: unknown): Record<string, unknown> {
  if (endpoint.replyFormat === 'bytes') return fileReplies(endpoint);
  if (endpoint.replyFormat === 'stream') return madeFileReply(endpoint);
  const { method, reply, status, versioned, restorable, tagged } = endpoint;
  const statesVersion = versioned && method !== 'DELETE';
  const headers = {
    ...requestId,
    ...((statesVersion || tagged) && etag),
    ...(restorable && auditEntry),
    ...(status === 303 && location),
  };
  const code = String(status ?? (reply ? 200 : 204));
  const schema: unknown = printed instanceof Object ? Reflect.get(printed, code) : {};
  return {
    ...(endpoint.mayGoOn && {
      202: { description: 'Accepted, and goes on', headers: requestId, type: 'null' },
    }),
    ...(tagged && { 304: { description: 'The reader has it already', headers, type: 'null' } }),
    [code]: reply
      ? { description: 'Done', headers, content: { 'application/json': { schema } } }
      : { description: 'Done', headers, type: 'null' },
  };
}

function fileContent({ replyTypes = ['*/*'] }: EndpointDefinition) {
  const schema = { type: 'string', format: 'binary' };
  return Object.fromEntries(replyTypes.map((type) => [type, { schema }]));
}

/** A file that is made as it is sent has no version and no parts. */
function madeFileReply(endpoint: EndpointDefinition): Record<string, unknown> {
  const content = fileContent(endpoint);
  const headers = {
    ...requestId,
    ...(endpoint.tellsLeftOut && leftOut),
    ...(endpoint.tellsLetters && letters),
    ...(endpoint.tellsLacks && lacks),
  };
  return { 200: { description: 'The file', headers, content } };
}

function fileReplies(endpoint: EndpointDefinition): Record<string, unknown> {
  const content = fileContent(endpoint);
  const headers = { ...requestId, ...etag, ...acceptRanges };
  return {
    200: { description: 'The file', headers, content },
    206: {
      description: 'The part of the file that Range asks for',
      headers: { ...headers, ...contentRange },
      content,
    },
    304: { description: 'The reader has it already', headers, type: 'null' },
  };
}

/** The refusals by their status. */
function refusals(endpoint: EndpointDefinition): Record<number, Described> {
  const byStatus = Map.groupBy(refusalsOf(endpoint), (code) => errorKinds[code].status);
  const described = [...byStatus].map(([status, codes]) => [status, refusal(codes)]);
  return Object.fromEntries(described) as Record<number, Described>;
}

function refusal(codes: readonly ErrorCode[]): Described {
  const mayRetry = codes.includes('throttled') || codes.includes('unavailable');
  const isOfFile = codes.includes('no-such-range');
  return {
    description: codes.map((code) => `\`${code}\`: ${errorKinds[code].message}`).join(' '),
    headers: {
      ...requestId,
      ...(mayRetry && retryAfter),
      ...(isOfFile && { ...etag, ...acceptRanges, ...contentRange }),
    },
    content: {
      'application/json': { schema: { $ref: `#/components/schemas/${errorComponent}` } },
    },
  };
}

/**
 * Every way in which a call can be refused or fail, as it follows from its definition. What passes
 * through every call is among it: the origin of a change, the type, the size and the slowness of a body,
 * the database that is out of reach. What is refused before it is known which call is meant is not.
 */
function refusalsOf(endpoint: EndpointDefinition): ReadonlySet<ErrorCode> {
  const { method, permission, params, query, versioned, replyFormat, refuses = [] } = endpoint;
  const waitsForSecondFactor = permission !== 'public' && !endpoint.beforeSecondFactor;
  const isChange = method !== 'GET';
  const codes = new Set<ErrorCode>(['internal', 'unavailable', ...refuses]);
  if (isChange || params || query) codes.add('validation');
  if (permission !== 'public') codes.add('unauthenticated');
  if (isChange || waitsForSecondFactor) codes.add('forbidden');
  if (params || versioned) codes.add('not-found');
  if (isChange) codes.add('timeout').add('too-large').add('unsupported-type');
  if (replyFormat === 'bytes') codes.add('no-such-range');
  if (isChange && versioned) codes.add('stale');
  if (versioned === 'required') codes.add('version-missing');
  return codes;
}
