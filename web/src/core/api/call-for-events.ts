import type { EndpointDefinition } from '@grzadka/contract/core/call/endpoint';
import type * as z from 'zod/mini';
import { noAnswer, refusedCall } from './answer.ts';
import { callAddress, guardCall } from './request.ts';

/** A call with a file that answers with a line of JSON for each step. */
type EventsEndpoint = EndpointDefinition & {
  readonly bodyFormat: 'multipart';
  readonly replyFormat: 'stream';
};

interface EventsOptions<Event> {
  /** The schema of every line. */
  readonly event: z.ZodMiniType<Event>;
  readonly onEvent: (event: Event) => void;
  /** The version of the record that the file is taken into. */
  readonly ifMatch?: string | undefined;
  /** Ends the call, and on the server what it does. */
  readonly signal: AbortSignal;
}

/**
 * Makes a call that reports its steps while it takes them, as long as that may be. Resolves after the last.
 * @throws ApiError when it is refused, or when the answer breaks off
 */
export async function callForEvents<Event>(
  endpoint: EventsEndpoint,
  input: { params?: unknown; body: FormData },
  { event, onEvent, ifMatch, signal }: EventsOptions<Event>,
): Promise<void> {
  guardCall(endpoint, input);
  try {
    const response = await fetch(callAddress(endpoint, input), {
      method: endpoint.method,
      headers: {
        accept: 'application/x-ndjson, application/json',
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      },
      body: input.body,
      signal,
    });
    const { status, ok, body } = response;
    if (!ok) throw refusedCall(endpoint, { status, etag: undefined, text: await response.text() });
    if (body !== null) await eachLine(body, (line) => onEvent(event.parse(JSON.parse(line))));
  } catch (cause) {
    if (cause instanceof TypeError) throw noAnswer(endpoint, cause);
    throw cause;
  }
}

async function eachLine(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  take: (line: string) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line !== '') take(line);
    if (done) return;
  }
}
