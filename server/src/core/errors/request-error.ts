import type { ErrorCode } from '@grzadka/contract/core/errors';
import { messages } from '@grzadka/contract/core/messages';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, invalidFields, notFound } from './app-error.ts';

/** Fastify's own refusals, by their code. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-type',
};

/** A refusal by the web framework (a broken body, a value the schema refuses), or undefined. */
export function fromRequestError(error: unknown): AppError | undefined {
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A path parameter that cannot be an id names nothing.
    if (error.validationContext === 'params') return notFound();
    return invalidFields(fieldMessages(error.validation));
  }
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') {
    return undefined;
  }
  const code = frameworkCodes[error.code];
  if (code) return new AppError(code);
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500
    ? new AppError('validation', { message: messages.malformedRequest })
    : undefined;
}

/** The first message of each field; a fault of the whole part (no body at all) has no field. */
function fieldMessages(
  issues: readonly { instancePath: string; message?: string }[],
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const field = issue.instancePath.replace(/^\//, '').replaceAll('/', '.');
    if (field !== '') fields[field] ??= issue.message ?? messages.invalidValue;
  }
  return fields;
}
