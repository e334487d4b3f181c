import type { Server } from 'node:http';

/** How long running requests may take to finish once the end was asked for. */
const drainMilliseconds = 10_000;

const idleCheckMilliseconds = 50;

/**
 * Ends the connections of a server that is closing: each as soon as its running request is
 * answered, since a browser would keep it open for the next one. All of them are ended after ten
 * seconds, or at once when `urgent` says so. Call the returned function when the server has closed.
 */
export function drainConnections(server: Server, urgent: AbortSignal): () => void {
  const closeAll = () => server.closeAllConnections();
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMilliseconds);
  const late = setTimeout(closeAll, drainMilliseconds);
  if (urgent.aborted) closeAll();
  urgent.addEventListener('abort', closeAll);
  return () => {
    clearInterval(idle);
    clearTimeout(late);
    urgent.removeEventListener('abort', closeAll);
  };
}
