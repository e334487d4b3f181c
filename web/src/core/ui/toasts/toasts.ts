/** Something that can still be done about what a message tells. */
export interface ToastAction {
  readonly label: string;
  /** Does it and tells of it, of a failure as well; never rejects. */
  readonly run: () => Promise<void>;
  /** Ctrl+Z does it as well. */
  readonly isUndo?: boolean;
}

/** A short message, or the wish that those on the screen go. */
type ToastCommand =
  | {
      readonly kind: 'show';
      readonly variant: 'success' | 'info' | 'error';
      readonly text: string;
      readonly durationMs: number | undefined;
      readonly action: ToastAction | undefined;
    }
  | { readonly kind: 'clear' };

type Shower = (command: ToastCommand) => void;

let waiting: ToastCommand[] = [];
let shower: Shower | undefined;
let callShower: (() => void) | undefined;

/** Has a message shown, as soon as there is somebody to show it. */
export function tellToast(command: ToastCommand): void {
  if (shower) return shower(command);
  waiting.push(command);
  callShower?.();
}

/** Shows the messages from now on, and those that waited; returns the way to stop. */
export function showToasts(show: Shower): () => void {
  shower = show;
  const due = waiting;
  waiting = [];
  for (const command of due) show(command);
  return () => {
    shower = undefined;
  };
}

/** Hears of messages that nobody is there to show; returns the way to stop. */
export function onToastWaiting(call: () => void): () => void {
  callShower = call;
  return () => {
    callShower = undefined;
  };
}
