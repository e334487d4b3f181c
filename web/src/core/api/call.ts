import type { CallInput, EndpointDefinition, ReplyOf } from '@grzadka/contract/core/endpoint';
import { type Answer, noAnswer, readAnswer, type VersionedReply } from './answer.ts';
import { callAddress, callBody, guardCall, type WireInput } from './request.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The ETag the record was read with; the save is refused as stale when it has changed since. */
  ifMatch?: string | undefined;
}

/** How long to wait for an answer. */
const timeoutMilliseconds = 30_000;

/**
 * Makes a call of the contract and returns its parsed reply; one with a file goes through `upload`.
 *
 *
 */
export async function call<E extends EndpointDefinition>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
): Promise<ReplyOf<E>> {
  return (await callVersioned(endpoint, input, options)).reply;
}

/** As `call`, with the version of the record read; errors as there. */
export async function callVersioned<E extends EndpointDefinition>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<VersionedReply<ReplyOf<E>>> {
  guardCall(endpoint, input);
  return readAnswer(endpoint, await send(endpoint, input, options));
}

async function send(
  endpoint: EndpointDefinition,
  input: WireInput,
  { signal, ifMatch }: CallOptions,
): Promise<Answer> {
  const { body, headers } = callBody(endpoint, input);
  if (ifMatch !== undefined) headers['if-match'] = ifMatch;
  try {
    const response = await fetch(callAddress(endpoint, input), {
      method: endpoint.method,
      headers: { accept: 'application/json', ...headers },
      body: body ?? null,
      signal: AbortSignal.any([
        ...(signal ? [signal] : []),
        AbortSignal.timeout(timeoutMilliseconds),
      ]),
    });
    const etag = response.headers.get('etag') ?? undefined;
    return { status: response.status, etag, text: await response.text() };
  } catch (cause) {
    // Who cancels a call knows why it ended.
    if (signal?.aborted) throw cause;
    throw noAnswer(endpoint, cause);
  }
}
