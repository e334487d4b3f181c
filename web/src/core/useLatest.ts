import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the latest render, for what runs later than the render that set it up. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
