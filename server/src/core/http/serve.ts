import { createHash } from 'node:crypto';
import { forUserHeader } from '@grzadka/contract/core/access/for-user';
import { isOwn, mayRole, type OwnPermission } from '@grzadka/contract/core/access/permissions';
import type {
  BodyFormat,
  EndpointDefinition,
  ParsedRequest,
  ReplyOf,
} from '@grzadka/contract/core/call/endpoint';
import { messages } from '@grzadka/contract/core/messages';
import { auditEntryHeader } from '@grzadka/contract/core/restore/audit-entry';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifySchemaCompiler,
  FastifySerializerCompiler,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Deletion } from '../change/change.ts';
import { etagOf, type IfMatch, readIfMatch } from '../change/if-match.ts';
import { AppError } from '../errors/app-error.ts';
import { type OwnScope, ownScope } from '../scope/own-scope.ts';
import { parseForm, receiveForm, type UploadLimits } from './body/multipart.ts';
import type { ReceivedFile } from './body/multipart-file.ts';
import type { Caller } from './caller.ts';
import { isKnown } from './if-none-match.ts';
import type { RouteReads } from './own-writes.ts';
import { PrintedReply } from './printed-reply.ts';

/** What a handler works with: the parsed request and who sent it. */
interface Handled<E extends EndpointDefinition> extends ParsedRequest<E> {
  caller: E['permission'] extends 'public' ? Caller | null : Caller;
  /** The versions that If-Match lists; any, where the call is not versioned or the header is absent. */
  ifMatch: IfMatch;
  /** What is the caller's own, for the statements of a call whose permission has that scope. */
  own: E['permission'] extends OwnPermission ? OwnScope : undefined;
  /** The file of a multipart body, gone when the handler is done; undefined where the call may do without, and none came. */
  file: FileOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type FileOf<E extends EndpointDefinition> = E['bodyFormat'] extends 'multipart'
  ? E['mayLackFile'] extends true
    ? ReceivedFile | undefined
    : ReceivedFile
  : undefined;

type Handler<E extends EndpointDefinition> = (handled: Handled<E>) => Promise<Result<E>>;

/**
 * What a handler gives: the reply, and for a versioned call the record's version, which leaves as its ETag. A reply may have
 * been printed already. A call without a reply needs nothing else. A deleted record has no version; where it can come back, the
 * handler gives the id of the entry that records the deletion.
 */
type Result<E extends EndpointDefinition> = E['reply'] extends z.ZodMiniType
  ?
      | (ReplyOf<E> & (E['versioned'] extends Versioned ? VersionUnlessStream<E> : unknown))
      | PrintedReply
  : E['versioned'] extends Versioned
    ? E['method'] extends 'DELETE'
      ? E['restorable'] extends true
        ? Deletion
        : unknown
      : Version | void
    : unknown;

type Versioned = NonNullable<EndpointDefinition['versioned']>;

/** A stream has begun before it is known what comes of it. */
type VersionUnlessStream<E extends EndpointDefinition> = E['replyFormat'] extends 'stream'
  ? unknown
  : Version;

interface Version {
  readonly version: number;
}

/** Binds a handler to a call of the contract. */
export type Serve = <E extends EndpointDefinition>(endpoint: E, handler: Handler<E>) => void;

/** Finds out who sends a request; null without a valid session. */
export type Identify = (request: FastifyRequest) => Promise<Caller | null>;

interface ServeOptions {
  identify: Identify;
  uploads: UploadLimits;
  /** Where lists are read from, when there is more than one server to read from. */
  routeReads?: RouteReads | undefined;
}

/**
 * Makes `serve` for an application. Each call checks session, permission and the body's format
 * before its body is read. It parses the request and the reply by the contract's schemas, so that
 * undeclared fields never leave, unless that has been seen to (`PrintedReply`), and answers with the contract's status.
 */
export function createServe(
  app: FastifyInstance,
  { identify, uploads, routeReads }: ServeOptions,
): Serve {
  return (endpoint, handler) => {
    const callers = new WeakMap<FastifyRequest, Caller | null>();
    const isMultipart = endpoint.bodyFormat === 'multipart';
    const limits = { ...uploads, maxFileBytes: endpoint.maxFileBytes ?? uploads.maxFileBytes };
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: routeSchema(endpoint),
      config: { endpoint },
      ...(isMultipart && { validatorCompiler: allButTheBody }),
      onRequest: async (request) => {
        const caller = await identify(request);
        requirePermission(caller, endpoint);
        requireUser(caller, request.headers[forUserHeader]);
        if (endpoint.method !== 'GET') requireBodyFormat(request, endpoint.bodyFormat ?? 'json');
        callers.set(request, caller);
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store').code(statusOf(endpoint));
        await using form = isMultipart ? await receiveForm(request, limits) : null;
        const { params, query } = request;
        const body = form ? parseForm(endpoint.body ?? z.unknown(), form) : request.body;
        const file = form?.file;
        const caller = callers.get(request) ?? null;
        const stated = request.headers['if-match'];
        if (endpoint.versioned === 'required' && stated === undefined) {
          throw new AppError('version-missing');
        }
        const ifMatch = endpoint.versioned && readIfMatch(stated);
        const own = caller && isOwn(endpoint.permission) ? ownScope(caller) : undefined;
        const handled = { params, query, body, file, caller, own, ifMatch, request, reply };
        // Fastify has parsed each part by the schema it was given above, and onRequest has refused
        // whoever may not call; neither is visible to the compiler here.
        const handle = () => handler(handled as Handled<typeof endpoint>);
        const result: unknown = await (routeReads?.({ request, reply }, handle) ?? handle());
        // It has the fields that the contract declares, and no others.
        if (result instanceof PrintedReply) {
          reply.type(jsonType);
          return result.json;
        }
        if (endpoint.versioned) stateVersion(reply, result);
        if (endpoint.restorable) stateAuditEntry(reply, result);
        if (endpoint.tagged) return replyTagged({ request, reply }, result);
        return endpoint.reply ? result : undefined;
      },
    });
  };
}

/** As the framework states it where it prints a reply. */
const jsonType = 'application/json; charset=utf-8';

/** A multipart body is still on its way when Fastify checks; it is parsed once it has arrived. */
const allButTheBody: FastifySchemaCompiler<FastifySchema> = (route) =>
  route.httpPart === 'body'
    ? () => true
    : // Each part's schema is one of zod's, as `routeSchema` gives them.
      validatorCompiler(route as Parameters<typeof validatorCompiler>[0]);

type Guarded = Pick<EndpointDefinition, 'permission' | 'beforeSecondFactor'>;

function requirePermission(caller: Caller | null, call: Guarded): void {
  const refusal = refusalOf(caller, call);
  if (refusal) throw refusal;
}

/** Whether somebody may make a call. */
export function mayCall(caller: Caller | null, call: Guarded): boolean {
  return refusalOf(caller, call) === undefined;
}

function refusalOf(
  caller: Caller | null,
  { permission, beforeSecondFactor }: Guarded,
): AppError | undefined {
  if (permission === 'public') return undefined;
  if (!caller) return new AppError('unauthenticated');
  if (caller.mustSwitchOnSecondFactor && !beforeSecondFactor) {
    return new AppError('forbidden', { message: messages.secondFactorFirst });
  }
  if (permission === 'signed-in' || mayRole(caller.role, permission)) return undefined;
  return new AppError('forbidden');
}

/** Refuses a call that is meant for another login than the one that is signed in. */
function requireUser(caller: Caller | null, wanted: string | string[] | undefined): void {
  if (wanted !== undefined && wanted !== caller?.userLoginId) throw new AppError('unauthenticated');
}

/** The version of a versioned call's record; what else the handler gives, the reply's schema picks. */
function stateVersion(reply: FastifyReply, result: unknown): void {
  if (result instanceof Object && 'version' in result && typeof result.version === 'number') {
    reply.header('etag', etagOf(result.version));
  }
}

function stateAuditEntry(reply: FastifyReply, result: unknown): void {
  if (result instanceof Object && 'auditEntryId' in result) {
    reply.header(auditEntryHeader, result.auditEntryId);
  }
}

/** Answers with an ETag of what is said, or with 304 where whoever asks has it. */
function replyTagged(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  result: unknown,
): unknown {
  const etag = `"${createHash('sha256').update(JSON.stringify(result)).digest('base64url')}"`;
  reply.header('etag', etag);
  return isKnown(request.headers['if-none-match'], etag) ? reply.code(304).send() : result;
}

function statusOf(endpoint: EndpointDefinition): number {
  return endpoint.status ?? (endpoint.reply ? 200 : 204);
}

function routeSchema(endpoint: EndpointDefinition): FastifySchema {
  const { params, query, body, summary, path, bodyFormat = 'json' } = endpoint;
  return {
    summary,
    tags: [path.split('/')[2] ?? ''],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body, consumes: [...bodyTypes[bodyFormat]] }),
    response: {
      [statusOf(endpoint)]: endpoint.reply ?? z.undefined(),
      ...(endpoint.mayGoOn && { 202: z.undefined() }),
    },
  };
}

const encodedForm = 'application/x-www-form-urlencoded';
const multipartForm = 'multipart/form-data';

/** The media types in which each format comes. */
const bodyTypes: Record<BodyFormat, readonly string[]> = {
  json: ['application/json'],
  form: [encodedForm],
  multipart: [multipartForm],
  'any-form': [encodedForm, multipartForm],
};

/**
 * Refuses a body of another format than the call's own before it is read: what a page elsewhere can
 * make a browser send, a form or plain text, is then nothing that a call of JSON ever looks into.
 */
function requireBodyFormat({ headers }: FastifyRequest, format: BodyFormat): void {
  const stated = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (stated !== undefined && !bodyTypes[format].includes(stated)) {
    throw new AppError('unsupported-type');
  }
}

/**
 * Prints a reply by its schema, so that no field leaves that it does not declare. The library's own
 * serializer encodes, which undoes what a schema transforms; for that zod goes through everything
 * twice. No reply of ours transforms. Throws, as a 500, what the schema refuses.
 */
export const replySerializer: FastifySerializerCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (reply) =>
    JSON.stringify(schema.parse(reply));
