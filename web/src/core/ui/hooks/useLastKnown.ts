import { useState } from 'react';

/** The value, or the last one there was: what a dialog asks about stays while the dialog fades away. */
export function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
