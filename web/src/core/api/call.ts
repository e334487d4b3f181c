import { forUserHeader } from '@grzadka/contract/core/access/for-user';
import { buildIdHeader } from '@grzadka/contract/core/build-id';
import type { CallInput, ReplyOf, WireCall } from '@grzadka/contract/core/call/endpoint';
import { respondSoon } from '@grzadka/contract/core/call/respond-soon';
import { auditEntryHeader } from '@grzadka/contract/core/restore/audit-entry';
import { type Answer, noAnswer, readAnswer, type VersionedReply } from './answer.ts';
import { hearOfBuild } from './newer-build.ts';
import { callAddress, callBody, guardCall, type WireInput } from './request.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The ETag the record was read with; the save is refused as stale when it has changed since. */
  ifMatch?: string | undefined;
  /** Whoever asks looks for themselves what becomes of it: the answer comes once it has begun. */
  isAnsweredSoon?: true | undefined;
  /** The login for which it is meant; under the session of anybody else it is refused as without one. */
  forUser?: string | undefined;
}

/** How long to wait for an answer. */
const timeoutMilliseconds = 30_000;

/**
 * Makes a call of the contract and returns its parsed reply; one with a file goes through `upload`.
 */
export async function call<E extends WireCall>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
): Promise<ReplyOf<E>> {
  return (await callVersioned(endpoint, input, options)).reply;
}

/** As `call`, with the version of the record read; errors as there. */
export async function callVersioned<E extends WireCall>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<VersionedReply<ReplyOf<E>>> {
  guardCall(endpoint, input);
  return readAnswer(endpoint, await send(endpoint, input, options));
}

/** What it takes to undo a deletion; undefined where it cannot be undone. */
export interface DeletionReply {
  auditEntry: string | undefined;
}

/** As `call`, of a call that deletes a record; gives what it takes to undo that. */
export async function callDeletion<E extends WireCall>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<DeletionReply> {
  guardCall(endpoint, input);
  const answer = await send(endpoint, input, options);
  readAnswer(endpoint, answer);
  return { auditEntry: answer.auditEntry };
}

async function send(
  endpoint: WireCall,
  input: WireInput,
  { signal, ifMatch, forUser, isAnsweredSoon }: CallOptions,
): Promise<Answer> {
  const { body, headers: sent } = callBody(endpoint, input);
  if (ifMatch !== undefined) sent['if-match'] = ifMatch;
  if (isAnsweredSoon) sent['prefer'] = respondSoon;
  if (forUser !== undefined) sent[forUserHeader] = forUser;
  try {
    const response = await fetch(callAddress(endpoint, input), {
      method: endpoint.method,
      headers: { accept: 'application/json', ...sent },
      body: body ?? null,
      signal: AbortSignal.any([
        ...(signal ? [signal] : []),
        AbortSignal.timeout(timeoutMilliseconds),
      ]),
    });
    const { status, headers } = response;
    hearOfBuild(headers.get(buildIdHeader));
    const etag = headers.get('etag') ?? undefined;
    const auditEntry = headers.get(auditEntryHeader) ?? undefined;
    return { status, etag, auditEntry, text: await response.text() };
  } catch (cause) {
    // Who cancels a call knows why it ended.
    if (signal?.aborted) throw cause;
    throw noAnswer(endpoint, cause);
  }
}
