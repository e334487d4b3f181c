import * as z from 'zod/mini';
import type { Requirement } from '../access/permissions.ts';
import type { ErrorCode } from '../errors.ts';
import type { ListDefinition } from '../list/list.ts';
import { messages } from '../messages.ts';

// What a schema says where it names no text of its own; zod/mini has 'Invalid input' for all.
z.config({ localeError: () => messages.invalidValue });

/**
 * How a request carries its body; a multipart one has one file, its field `file`, and texts. Of 'any-form', a form in
 * either encoding, nothing is read: that somebody sends it says all.
 */
export type BodyFormat = 'json' | 'form' | 'multipart' | 'any-form';

/** What whoever makes a call knows of it: where it goes, with what, and what comes back. */
export interface WireCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  /** Who may make it, where that is more than whoever is signed in. */
  readonly permission?: Requirement;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly bodyFormat?: BodyFormat;
  readonly reply?: z.ZodMiniType;
  /** A GET answers with the record's version as an ETag; a change of it honours If-Match, or requires it. */
  readonly versioned?: true | 'required';
}

/**
 * One call of the HTTP interface. The server registers its route from it, the web application calls
 * through it, and OpenAPI is printed from it. `permission` is required, so that an unguarded call
 * does not compile; without `reply` the call answers 204.
 */
export interface EndpointDefinition extends WireCall {
  readonly summary: string;
  /** Its name in OpenAPI; `areaCalls` gives each call of an area its own. */
  readonly operationId?: string;
  readonly permission: Requirement;
  /** The largest file of a multipart body, in bytes; MAX_UPLOAD_MB where it is not stated. */
  readonly maxFileBytes?: number;
  /** A multipart body may come without its file, as its schema says, too. */
  readonly mayLackFile?: true;
  /** The reply is a file with a type of its own, not JSON: a stored one, or one made as it is sent. */
  readonly replyFormat?: 'bytes' | 'stream';
  /** Such a file is one of named records, and says by the header `Left-Out` how many of them it has not. */
  readonly tellsLeftOut?: true;
  /** Such a file is a document of many letters, and says by the header `Letters` how many these are. */
  readonly tellsLetters?: true;
  /** Such a file is a document, and says by the header `Paper-Lacks` what it had to be printed without. */
  readonly tellsLacks?: true;
  /** The types such a file may be of; any where not stated. */
  readonly replyTypes?: readonly string[];
  /** 201 for a create, 303 for what leads elsewhere, by the header Location; else 200 with a reply, 204 without. */
  readonly status?: 201 | 303;
  /** It answers 202, without a reply, where what it was asked for is accepted and goes on. */
  readonly mayGoOn?: true;
  /** A DELETE that can be undone: it names its entry in the audit by the header `Audit-Entry`. */
  readonly restorable?: true;
  /** May also be called by who has to switch a second factor on first; a public call may anyway. */
  readonly beforeSecondFactor?: true;
  /**
   * A change that is taken from pages elsewhere, too, and from mail programs: what it may do is said by its address alone, and
   * the session of whoever sends it counts for nothing.
   */
  readonly fromAnyOrigin?: true;
  /** A GET whose reply has an ETag of what it says; whoever has that already is answered 304. */
  readonly tagged?: true;
  /** The list whose page it answers with. */
  readonly list?: ListDefinition;
  /** The refusals of its own, besides those that follow from the rest of the definition. */
  readonly refuses?: readonly ErrorCode[];
}

/** Declares a call, keeping its precise types. */
export function endpoint<const Definition extends EndpointDefinition>(definition: Definition) {
  return definition;
}

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

/** The parts of a request as the server's handler gets them: parsed. */
export interface ParsedRequest<E extends EndpointDefinition> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
}

/** The parts of a request as a caller states them; a part the call does not have must be absent. */
export type CallInput<E extends WireCall> = Part<'params', Input<E['params']>> &
  Part<'query', E['query'] extends z.ZodMiniType ? Readonly<Record<string, string>> : undefined> &
  Part<'body', E['bodyFormat'] extends 'multipart' ? FormData : Input<E['body']>>;

// In brackets, so that a body of several shapes stays one part.
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? Partial<Record<Name, undefined>>
  : Record<Name, Value>;

/** The reply of a call; undefined where it answers 204. */
export type ReplyOf<E extends WireCall> = Output<E['reply']>;
