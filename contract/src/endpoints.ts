import type { EndpointDefinition } from './core/endpoint.ts';
import { gardenEndpoints } from './garden/garden.endpoints.ts';
import { meterEndpoints } from './meter/meter.endpoints.ts';
import { sessionEndpoints } from './session/session.endpoints.ts';

/** Every call of the HTTP interface, for OpenAPI and for the tests that walk them all. */
export const endpoints: readonly EndpointDefinition[] = [
  sessionEndpoints,
  gardenEndpoints,
  meterEndpoints,
].flatMap((area) => Object.values(area));
