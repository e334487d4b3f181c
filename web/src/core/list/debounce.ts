/** A function that waits for quiet before it runs. */
export interface Debounced<Argument> {
  /** Runs with this argument after the delay, unless called again before. */
  readonly later: (argument: Argument) => void;
  /** Runs with this argument at once; what waited is dropped. */
  readonly now: (argument: Argument) => void;
  readonly cancel: () => void;
}

/** Debounces `action` by `delay` milliseconds. */
export function debounce<Argument>(
  action: (argument: Argument) => void,
  delay: number,
): Debounced<Argument> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    later(argument) {
      cancel();
      timer = setTimeout(action, delay, argument);
    },
    now(argument) {
      cancel();
      action(argument);
    },
    cancel,
  };
}
