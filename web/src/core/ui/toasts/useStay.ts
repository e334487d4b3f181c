import { useEffect, useState } from 'react';

interface StayOptions {
  /** In milliseconds. */
  stayMs: number;
  /** It stays for another reason. */
  isHeld: boolean;
  /** The time is over. */
  onOver: () => void;
}

/**
 * Lets something go after a time in which nobody points at it or has the focus in it; once they have
 * turned away the time begins anew. Gives the handlers of its element.
 */
export function useStay({ stayMs, isHeld, onOver }: StayOptions) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const stays = isHeld || isPointedAt || hasFocus;
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
