/** How far long work is; ended by disposing of it. */
interface TellingNowAndThen extends Disposable {
  /** How far it is now; shown when it is time, unless the work is further by then. */
  readonly tell: (line: string) => void;
}

/**
 * Shows every so many seconds the newest line of work that may take long: as often while nothing new is
 * said, since it goes on, and never of what is over sooner.
 */
export function tellNowAndThen(print: (line: string) => void, seconds: number): TellingNowAndThen {
  let newest: string | null = null;
  const timer = setInterval(() => {
    if (newest !== null) print(newest);
  }, seconds * 1000);
  return {
    tell: (line) => {
      newest = line;
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}
