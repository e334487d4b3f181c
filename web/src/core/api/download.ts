import type { EndpointDefinition, WireCall } from '@grzadka/contract/core/call/endpoint';
import { leftOutHeader } from '@grzadka/contract/core/export/export-format';
import { lacksHeader } from '@grzadka/contract/core/export/pdf-reply';
import { noAnswer, refusedCall } from './answer.ts';
import { callAddress, callBody, guardCall, type WireInput } from './request.ts';

/** A file that the server made. */
export interface DownloadedFile {
  readonly content: Blob;
  /** As the server names it; '' where it does not. */
  readonly name: string;
  /** Of a file of chosen rows: how many of them it has not, because they are gone. */
  readonly leftOut: number;
  /** Of a document: what of the association it was printed without, in words; '' for nothing. */
  readonly lacks: string;
}

/** What is done while a file comes. */
interface DownloadOptions {
  /** Gives it up. */
  readonly signal?: AbortSignal;
  /** Sees each part of it. */
  readonly onPart?: (part: Uint8Array, headers: Headers) => void;
}

/** A call that answers with a file made as it is sent. */
export type DownloadEndpoint = EndpointDefinition & { readonly replyFormat: 'stream' };

/**
 * Makes a call that answers with a file, and waits for all of it as long as it takes: a file that broke
 * off on its way is an error and not a shorter file.
 */
export async function download(
  endpoint: DownloadEndpoint,
  input: WireInput,
  { signal, onPart }: DownloadOptions = {},
): Promise<DownloadedFile> {
  guardCall(endpoint, input);
  const { method } = endpoint;
  const { body = null, headers: sent } = callBody(endpoint, input);
  const address = callAddress(endpoint, input);
  const response = await answered(
    endpoint,
    fetch(address, { method, body, headers: sent, signal }),
  );
  if (!response.ok) {
    const text = await answered(endpoint, response.text());
    throw refusedCall(endpoint, { status: response.status, etag: undefined, text });
  }
  const { headers } = response;
  const content = await answered(endpoint, watched(response, onPart).blob());
  return {
    content,
    name: nameOf(headers),
    leftOut: Number(headers.get(leftOutHeader)),
    lacks: decodeURIComponent(headers.get(lacksHeader) ?? ''),
  };
}

/** The same answer; `onPart` is called with each part of it. */
function watched(response: Response, onPart: DownloadOptions['onPart']): Response {
  const { body, headers } = response;
  if (body === null || onPart === undefined) return response;
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, passed) {
      onPart(part, headers);
      passed.enqueue(part);
    },
  });
  return new Response(body.pipeThrough(watch), { headers });
}

async function answered<Part>(endpoint: WireCall, part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (cause) {
    throw noAnswer(endpoint, cause);
  }
}

function nameOf(headers: Headers): string {
  const disposition = headers.get('content-disposition') ?? '';
  return /filename="?([^";]+)/.exec(disposition)?.[1] ?? '';
}

/** How long the browser may take to begin with a file, in milliseconds. */
const longestStart = 60_000;

/** Hands a file to the browser, which puts it among its downloads. */
export function saveFile({ content, name }: DownloadedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), longestStart);
}
