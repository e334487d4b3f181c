/** The code of a system or PostgreSQL error ('EACCES', '28P01'); '' for anything without one. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
