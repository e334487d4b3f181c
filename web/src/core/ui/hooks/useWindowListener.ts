import { useEffect, useEffectEvent } from 'react';

/** Hears an event of the window while the component is there, each time by what the latest render gave. */
export function useWindowListener<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): void {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    const listen = (event: WindowEventMap[Name]) => hear(event);
    globalThis.addEventListener(name, listen);
    return () => globalThis.removeEventListener(name, listen);
  }, [name]);
}
