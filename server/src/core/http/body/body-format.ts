import type { BodyFormat } from '@grzadka/contract/core/call/endpoint';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';

/** The media type in which each format comes. */
export const bodyTypes: Record<BodyFormat, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/**
 * Refuses a body of another format than the call's own before it is read. A page elsewhere can make
 * a browser send a form or plain text; a call of JSON never looks into that.
 */
export function requireBodyFormat({ headers }: FastifyRequest, format: BodyFormat): void {
  const stated = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (stated !== undefined && stated !== bodyTypes[format]) throw new AppError('unsupported-type');
}
