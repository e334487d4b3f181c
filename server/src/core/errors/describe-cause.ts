/**
 * What the log may hold of an error. The message, detail or client of a database's error may carry
 * a password or personal data (node-postgres puts both on the object). Of such an error only the
 * code stays.
 */
export function describeCause(cause: unknown): Record<string, unknown> {
  if (!(cause instanceof Error)) return { type: typeof cause };
  const sqlState = 'code' in cause ? cause.code : undefined;
  const constraint = 'constraint' in cause ? cause.constraint : undefined;
  const frames = cause.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: cause.name,
    sqlState,
    constraint,
    stack: frames?.slice(0, 8).join('\n'),
    ...(cause.cause instanceof Error && { cause: describeCause(cause.cause) }),
  };
}
