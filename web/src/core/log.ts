/* oxlint-disable no-console -- the browser's console is the log of the web application */

/** Logs what the application copes with, such as a refused call. */
export function logFailure(what: string, detail?: unknown): void {
  if (detail === undefined) console.warn(what);
  else console.warn(what, detail);
}

/** Logs a fault: something that should not happen. */
export function logFault(fault: unknown): void {
  console.error(fault);
}
