import { forUserHeader } from '@grzadka/contract/core/access/for-user';
import type { EndpointDefinition, ReplyOf } from '@grzadka/contract/core/call/endpoint';
import { type Answer, noAnswer, readAnswer } from './answer.ts';
import { callAddress, guardCall, type WireInput } from './request.ts';

/** How far an upload is, in bytes, the form's own few hundred included. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

export interface UploadOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** The version of the record whose file it is. */
  ifMatch?: string | undefined;
  /** The login for which it is meant, as of any call. */
  forUser?: string | undefined;
}

/** A call whose body has a file. */
export type UploadEndpoint = EndpointDefinition & { readonly bodyFormat: 'multipart' };

/**
 * Makes a call that carries a file, telling how far it is, and returns its parsed reply. It may
 * take as long as it needs.
 */
export async function upload<E extends UploadEndpoint>(
  endpoint: E,
  input: WireInput & { body: FormData },
  options: UploadOptions = {},
): Promise<ReplyOf<E>> {
  guardCall(endpoint, input);
  return readAnswer(endpoint, await send(endpoint, input, options)).reply;
}

// fetch does not report how much of a body has been sent.
function send(
  endpoint: EndpointDefinition,
  input: WireInput & { body: FormData },
  { signal, onProgress, ifMatch, forUser }: UploadOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    request.open(endpoint.method, callAddress(endpoint, input));
    request.setRequestHeader('accept', 'application/json');
    if (ifMatch !== undefined) request.setRequestHeader('if-match', ifMatch);
    if (forUser !== undefined) request.setRequestHeader(forUserHeader, forUser);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.({ sentBytes: loaded, totalBytes: total }),
    );
    request.addEventListener('load', () =>
      resolve({ status: request.status, etag: undefined, text: request.responseText }),
    );
    request.addEventListener('error', () => reject(noAnswer(endpoint, 'network error')));
    request.addEventListener('abort', () => reject(signal?.reason));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', cancel));
    signal?.addEventListener('abort', cancel);
    request.send(input.body);
  });
}

/** The form data of the given texts and file; null stands for a text that is left out. */
export function formDataOf(texts: Readonly<Record<string, string | null>>, file?: File): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) {
    if (text !== null) form.set(name, text);
  }
  if (file !== undefined) form.set('file', file);
  return form;
}
