import { debounce } from 'es-toolkit/function';
import { useEffect, useState } from 'react';

/** How long nothing is typed before a value is judged, in milliseconds: the beginning of a value is smaller than any. */
export const typingPause = 400;

/** The value once it has stayed the same for `delay` milliseconds. */
export function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  const [settle] = useState(() => debounce((next: Value) => setSettled(next), delay));
  useEffect(() => {
    settle(value);
    return settle.cancel;
  }, [settle, value]);
  return settled;
}
