/** A throttled function and the way to drop a call that still waits. */
export interface Throttled {
  readonly run: () => void;
  readonly cancel: () => void;
}

/**
 * Runs `action` at once and then at most every `interval` milliseconds; the last of the calls in
 * between is made up for at the end of the interval, so that where a scroll ends is never missed.
 */
export function throttle(action: () => void, interval: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;

  function start(): void {
    action();
    timer = setTimeout(() => {
      timer = undefined;
      if (isWanted) {
        isWanted = false;
        start();
      }
    }, interval);
  }

  return {
    run() {
      if (timer === undefined) start();
      else isWanted = true;
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      isWanted = false;
    },
  };
}
