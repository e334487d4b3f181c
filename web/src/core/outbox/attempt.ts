import { ApiError, errorText } from '../api/api-error.ts';
import { logFault } from '../log.ts';
import type { Refusal } from './kept-entries.ts';
import type { OutboxTrouble } from './outbox-view.ts';

/** How an attempt to send a value ended. */
type Outcome<Reply> =
  | { readonly kind: 'sent'; readonly reply: Reply }
  /** The server will not take it, however often it is asked. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** It is to be sent again: it was not taken, or nobody knows whether it was. */
  | { readonly kind: 'delayed'; readonly trouble: OutboxTrouble };

/** Sends values once. A refusal that is not about them, by its status, delays them. */
export async function attempt<Reply>(
  send: () => Promise<Reply>,
  isAboutValues: (status: number) => boolean,
): Promise<Outcome<Reply>> {
  try {
    return { kind: 'sent', reply: await send() };
  } catch (error) {
    if (!(error instanceof ApiError)) {
      // A fault of this program, which would keep all that follows waiting for ever.
      logFault(error);
      return { kind: 'refused', refusal: { message: errorText(error), fields: {} } };
    }
    const { status, fields, message } = error;
    if (status === 401) return { kind: 'delayed', trouble: { kind: 'signed-out' } };
    if (mayPassLater(status) || !isAboutValues(status))
      return { kind: 'delayed', trouble: { kind: 'retrying', why: errorText(error) } };
    return { kind: 'refused', refusal: { message, fields } };
  }
}

/** Whether what answered so may answer otherwise in a while: no answer, one that cannot be read, too late, too often, a fault. */
function mayPassLater(status: number): boolean {
  return status < 400 || status === 408 || status === 429 || status >= 500;
}

const longestPause = 30_000;

/** How long to wait before the next attempt, in milliseconds, after so many that failed. */
export function pauseAfter(failures: number): number {
  return Math.min(1000 * 2 ** (failures - 1), longestPause);
}

/** The pauses between attempts, which end early where somebody wants that. */
export function pauses() {
  let endPause: (() => void) | undefined;
  return {
    async wait(ms: number): Promise<void> {
      await new Promise<void>((resolve) => {
        endPause = resolve;
        setTimeout(resolve, ms);
      });
      endPause = undefined;
    },
    end: () => endPause?.(),
  };
}
