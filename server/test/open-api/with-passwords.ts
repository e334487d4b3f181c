import type { PreparedRequest } from './send-request.ts';

/** The request with the one password that the calls ask for. */
export function withPasswords(
  request: PreparedRequest,
  { username, password }: { username: string; password: string },
): PreparedRequest {
  const { body } = request;
  if (body?.as === 'form') return { ...request, body: { ...body, fields: { username, password } } };
  if (body?.as !== 'json' || !isRecord(body.value)) return request;
  if (!('currentPassword' in body.value)) return request;
  return { ...request, body: { as: 'json', value: { ...body.value, currentPassword: password } } };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value instanceof Object;
}
