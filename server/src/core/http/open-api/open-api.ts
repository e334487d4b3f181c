import swagger, { type SwaggerTransform } from '@fastify/swagger';
import type { EndpointDefinition } from '@grzadka/contract/core/call/endpoint';
import { errorBody } from '@grzadka/contract/core/errors';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { describeCall, errorComponent, sessionScheme } from './describe-call.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route serves. */
    endpoint?: EndpointDefinition;
  }
}

/**
 * Serves the OpenAPI document, printed from the calls that the contract declares; `sessionCookie` is
 * the name of the cookie that carries a session.
 */
export async function documentCalls(
  app: FastifyInstance,
  { sessionCookie }: { sessionCookie: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Grządka', version: '1' },
      components: {
        schemas: { [errorComponent]: componentOf(errorBody) },
        securitySchemes: {
          [sessionScheme]: {
            type: 'apiKey',
            in: 'cookie',
            name: sessionCookie,
            description: 'Given by POST /api/session/login',
          },
        },
      },
    },
    transform: describeRoute,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

const describeRoute: SwaggerTransform = (document) => {
  const { schema, url } = jsonSchemaTransform(document);
  const endpoint = document.route.config?.endpoint;
  return { schema: endpoint ? describeCall(endpoint, schema) : schema, url };
};

function componentOf(schema: z.ZodMiniType): object {
  const { $schema: _, ...component } = z.toJSONSchema(schema);
  return component;
}
