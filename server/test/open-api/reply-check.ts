import { errorBody, errorKinds } from '@grzadka/contract/core/errors';
import { lacksHeader } from '@grzadka/contract/core/export/pdf-reply';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { OpenApi, Operation } from './document.ts';

/** A reply with its body read. */
export interface ReadReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What is wrong with a reply, by the document; nothing when it is as declared. */
export type ReplyCheck = (operation: Operation, reply: ReadReply) => readonly string[];

/** Headers that mean something to a client: those that come have to be declared. */
const meaningful = ['etag', 'retry-after', 'content-range', 'accept-ranges'];

/** Words of the English messages that libraries have; no text that a person reads holds one. */
const english = /\b(invalid|must|expected|required|error|failed|body|unexpected|should|not)\b/i;

/** Checks replies against a document: status, headers, type and body; a refusal has its one shape. */
export function createReplyCheck(document: OpenApi): ReplyCheck {
  // Formats stand beside a pattern wherever they matter; what OpenAPI adds to the schemas is skipped.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } });
  ajv.addSchema(document, 'openapi');

  const validators = new Map<string, ValidateFunction>();

  /** The validator of the schema that stands there in the document; to compile one takes milliseconds, and most are alike. */
  const validatorAt = (keys: readonly string[], schema: unknown): ValidateFunction => {
    const text = JSON.stringify(schema);
    const $ref = `openapi#/${keys.map(escapeKey).join('/')}`;
    const known = validators.get(text) ?? ajv.compile({ $ref });
    validators.set(text, known);
    return known;
  };

  const bodyFaults = (operation: Operation, { status, text }: ReadReply, type: string) => {
    const call = ['paths', operation.path, operation.method.toLowerCase()];
    const { schema } = operation.responses[status]?.content?.[type] ?? {};
    const keys = [...call, 'responses', String(status), 'content', type, 'schema'];
    const validate = validatorAt(keys, schema);
    const body: unknown = JSON.parse(text);
    return validate(body) ? [] : [`${ajv.errorsText(validate.errors)}: ${text.slice(0, 300)}`];
  };

  return (operation, reply) => {
    const { status, headers } = reply;
    const declared = operation.responses[status];
    if (!declared) return [`status ${status} is not declared: ${reply.text.slice(0, 300)}`];
    const faults: string[] = [];
    const named = Object.keys(declared.headers ?? {}).map((name) => name.toLowerCase());
    // A document that lacks nothing says nothing.
    const missing = named.filter((name) => name !== lacksHeader && !headers.has(name));
    faults.push(...missing.map((name) => `no ${name}`));
    const undeclared = meaningful.filter((name) => headers.has(name) && !named.includes(name));
    faults.push(...undeclared.map((name) => `${name} is not declared`));
    const type = headers.get('content-type')?.split(';')[0];
    const types = Object.keys(declared.content ?? {});
    if (types.length === 0) {
      if (type !== undefined || reply.text !== '') faults.push(`a body of ${type} is not declared`);
    } else if (type === undefined || !types.some((one) => one === '*/*' || one === type)) {
      faults.push(`the type ${type} is not declared`);
    } else if (type === 'application/json' && types.includes(type)) {
      faults.push(...bodyFaults(operation, reply, type));
    }
    return status < 400 || type === undefined ? faults : [...faults, ...refusalFaults(reply)];
  };
}

function escapeKey(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function refusalFaults({ status, text }: ReadReply): string[] {
  const { data, error } = errorBody.safeParse(JSON.parse(text));
  if (error) return [`no refusal: ${text}`];
  const texts = [data.message, ...Object.values(data.fields ?? {})];
  const isOfCode = errorKinds[data.code].status === status;
  return [
    ...(isOfCode ? [] : [`${data.code} is not of status ${status}`]),
    ...texts.filter((one) => one === '' || english.test(one)).map((one) => `no message: ${one}`),
  ];
}
