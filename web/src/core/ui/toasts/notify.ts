import { endPassingToasts, type Toast, type ToastAction, tellToast } from './toasts.ts';

interface TellOptions {
  /**
   * How long the message stays, where the usual time is not enough: 3 seconds, 10 with an action. With
   * `Infinity` until it is pressed or put away.
   */
  readonly durationMs?: number;
  /** What can be done about it. */
  readonly action?: ToastAction;
}

type Tell = (text: string, options?: TellOptions) => void;

const tell =
  (severity: Toast['severity']): Tell =>
  (text, { action, durationMs = action ? 10_000 : 3000 } = {}) =>
    tellToast({ severity, text, stayMs: durationMs, action });

/** Shows short messages that leave by themselves after 3 seconds by default. */
export const notify = {
  success: tell('success'),
  info: tell('info'),
  error: tell('error'),
  /** Takes away every message that what happened since has made untrue: all but those that stay until pressed. */
  clear: endPassingToasts,
} as const;
