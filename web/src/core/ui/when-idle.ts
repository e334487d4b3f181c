/** The longest wait, in milliseconds: some browsers do not tell when they are idle, and a busy page never is. */
const patience = 2000;

/**
 * Fetches code ahead when the browser has nothing else to do; returns the way to give that up. A failure is of no
 * account: whoever needs the code asks for it again.
 */
export function whenIdle(load: () => Promise<unknown>): () => void {
  const begin = () => void load().catch(() => undefined);
  // Safari has learnt to tell only of late.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(begin, patience);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(begin, { timeout: patience });
  return () => cancelIdleCallback(request);
}
