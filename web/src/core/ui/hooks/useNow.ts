import { useEffect, useState } from 'react';

/** How often the time is looked at, in milliseconds. */
const tick = 10_000;

/** The present time, a few seconds old at most. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tick);
    return () => clearInterval(timer);
  }, []);
  return now;
}
