import { lostConnectionReason } from './database-error.ts';

/**
 * What the log may hold of an error. The message, detail or client of a database's error may carry
 * a password or personal data (node-postgres puts both on the object). Of such an error only the
 * code stays; of a connection that was not to be had, what the driver says of that.
 */
export function describeCause(cause: unknown): Record<string, unknown> {
  if (!isFailure(cause)) return { type: typeof cause };
  const sqlState = 'code' in cause ? cause.code : undefined;
  const constraint = 'constraint' in cause ? cause.constraint : undefined;
  const frames = cause.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: cause.name ?? 'Error',
    sqlState,
    constraint,
    reason: lostConnectionReason(cause),
    stack: frames?.slice(0, 8).join('\n'),
    ...(isFailure(cause.cause) && { cause: describeCause(cause.cause) }),
  };
}

type Failure = Pick<Error, 'message' | 'stack' | 'cause'> & { readonly name?: string };

/** An error, or what pg-boss keeps of one: its properties in a plain object. */
function isFailure(cause: unknown): cause is Failure {
  if (typeof cause !== 'object' || cause === null) return false;
  return cause instanceof Error || ('message' in cause && 'stack' in cause);
}
