import type { EndpointDefinition } from '@grzadka/contract/core/endpoint';
import { CallArgumentError } from './api-error.ts';
import { pathParameters, type WireInput } from './request.ts';

/**
 * Refuses a call whose ids are no non-empty strings or whose body is missing, before anything is
 * sent.
 */
export function guardCall(
  endpoint: EndpointDefinition,
  { params, body }: Pick<WireInput, 'params' | 'body'>,
): void {
  if (endpoint.body !== undefined && (typeof body !== 'object' || body === null)) {
    throw new CallArgumentError('Data argument is not valid.');
  }
  const ids = [
    ...pathParameters(endpoint.path, params),
    ...(body instanceof FormData ? body.entries() : Object.entries(body ?? {})),
  ].filter(([name]) => name === 'id' || name.endsWith('Id'));
  for (const [name, value] of ids) {
    if (typeof value !== 'string' || value.trim() === '') {
      throw new CallArgumentError(
        `The ${recordName(name, endpoint.path)} id argument is not valid.`,
      );
    }
  }
}

/** What an id names: 'garden' for the `id` of /api/garden/…, 'page version' for `pageVersionId`. */
function recordName(idName: string, path: string): string {
  if (idName === 'id') return path.split('/')[2] ?? 'record';
  if (idName === 'itemId') return 'content item';
  if (idName === 'versionId') return 'page version';
  return idName.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
