import { tellToast } from './toasts.ts';

/** `durationMs`: how long the message stays, where the usual time is not enough. */
type Tell = (text: string, options?: { durationMs?: number }) => void;

/** Shows short messages that leave by themselves after 3 seconds. */
interface Notify {
  success: Tell;
  info: Tell;
  error: Tell;
  /** Takes every message away that what happened since has made untrue. */
  clear: () => void;
}

const tell =
  (variant: 'success' | 'info' | 'error'): Tell =>
  (text, { durationMs } = {}) =>
    tellToast({ kind: 'show', variant, text, durationMs });

const notify: Notify = {
  success: tell('success'),
  info: tell('info'),
  error: tell('error'),
  clear: () => tellToast({ kind: 'clear' }),
};

/** The way to show a short message; stays the same over renders. */
export function useNotify(): Notify {
  return notify;
}
