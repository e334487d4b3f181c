import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';

interface LoadedProps {
  load: () => Promise<ComponentType>;
  /** What there is to see until the code has come. */
  children: ReactNode;
}

/**
 * The component that `load` brings. Code that cannot be had is thrown to the next error boundary. Not by Suspense: what
 * that shows meanwhile stays for 300 ms at the least (0082).
 */
export function Loaded({ load, children }: LoadedProps) {
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    let isWanted = true;
    // What came is rendered in slices, so that a whole screen holds nobody up.
    const keep = (show: Result['show']) =>
      startTransition(() => {
        if (isWanted) setResult({ load, show });
      });
    load().then(
      (Component) => keep(() => <Component />),
      (error: unknown) =>
        keep(() => {
          throw error;
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return result?.load === load ? result.show() : children;
}

interface Result {
  /** What brought it. */
  readonly load: LoadedProps['load'];
  /** Gives what there is to see, or throws what kept it from coming. */
  readonly show: () => ReactNode;
}
