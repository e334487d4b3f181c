import type { EndpointDefinition } from './endpoint.ts';

/**
 * Names the calls of an area for OpenAPI, by which clients that are generated from it call them: the
 * area's name and the call's own, such as 'gardenUpdate'.
 */
export function areaCalls<const Calls extends Readonly<Record<string, EndpointDefinition>>>(
  area: string,
  calls: Calls,
): Calls {
  const named = Object.entries(calls).map(([key, call]) => [
    key,
    { ...call, operationId: `${area}${key.charAt(0).toUpperCase()}${key.slice(1)}` },
  ]);
  // The same calls with a name more; the compiler does not follow keys that are known at run time.
  return Object.fromEntries(named) as Calls;
}
