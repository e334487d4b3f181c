import type { TestClient } from '#test/test-client.ts';

/** A schema of the document: JSON Schema 2020-12, as far as the contract's schemas become it. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

interface Content {
  readonly schema: JsonSchema;
}

/** A parameter of a call. */
interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

/** What a call may answer with under one status. */
interface DeclaredReply {
  readonly headers?: Readonly<Record<string, Content>>;
  readonly content?: Readonly<Record<string, Content>>;
}

interface CallDescription {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, DeclaredReply>>;
}

/** The OpenAPI document as the server serves it. */
export interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, CallDescription>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
}

/** One call of the document, with its address. */
export interface Operation extends CallDescription {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Such as /api/garden/getDetails/{id}. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
}

/** Reads the document from the server that it describes. */
export async function readOpenApi(client: TestClient): Promise<OpenApi> {
  return (await client.get<OpenApi>('/api/openapi.json')).body;
}

/** Every call of the document. */
export function operationsOf({ paths }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => ({
      ...call,
      // The contract knows these four methods only.
      method: method.toUpperCase() as Operation['method'],
      path,
      parameters: call.parameters ?? [],
    })),
  );
}

/** Every kind of file in which a call answers; one that answers in no file is asked once. */
export function formatsOf({ parameters }: Operation): readonly string[] {
  const format = parameters.find(({ in: place, name }) => place === 'query' && name === 'format');
  return format?.schema.enum?.map(String) ?? [''];
}
