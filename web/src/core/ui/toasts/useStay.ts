import { useEffect, useState } from 'react';
import { useWindowListener } from '../hooks/useWindowListener.ts';

interface StayOptions {
  /** In milliseconds; `Infinity` for good. */
  stayMs: number;
  /** It stays for another reason. */
  isHeld: boolean;
  /** The time is over. */
  onOver: () => void;
}

/**
 * Lets something go after a time in which nobody points at it or has the focus in it. Once they have turned away, or
 * have come back from another window, the time begins anew. Gives the handlers of its element.
 */
export function useStay({ stayMs, isHeld, onOver }: StayOptions) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isAway, setAway] = useState(false);
  useWindowListener('blur', () => setAway(true));
  useWindowListener('focus', () => setAway(false));
  const stays = isHeld || isPointedAt || hasFocus || isAway || stayMs === Infinity;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(onOver, stayMs);
    return () => clearTimeout(timer);
  }, [stays, stayMs, onOver]);
  return {
    onMouseEnter: () => setPointedAt(true),
    onMouseLeave: () => setPointedAt(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
}
