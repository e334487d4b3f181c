import { debounce } from 'es-toolkit/function';
import { useEffect, useState } from 'react';

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
