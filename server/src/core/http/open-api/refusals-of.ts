import type { EndpointDefinition } from '@grzadka/contract/core/call/endpoint';
import type { ErrorCode } from '@grzadka/contract/core/errors';

/**
 * Every way in which a call can be refused or fail, as it follows from its definition. What passes
 * through every call is among it: the origin of a change, the type, the size and the slowness of a body,
 * the database that is out of reach. What is refused before it is known which call is meant is not.
 */
export function refusalsOf(endpoint: EndpointDefinition): ReadonlySet<ErrorCode> {
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
  return codes;
}
