import { useEffect, useEffectEvent, useState } from 'react';
import type { Guard } from './navigation.ts';
import { useNavigation } from './screen-context.ts';

/** A step away from a screen that waits for an answer. */
interface BlockedStep {
  /** Takes the step. */
  readonly proceed: () => void;
  /** Stays, and forgets the step. */
  readonly reset: () => void;
}

/** Has steps away from this screen wait for an answer; returns the one that does. */
export function useBlocker(holds: Guard['holds']): BlockedStep | undefined {
  const navigation = useNavigation();
  const [blocked, setBlocked] = useState<BlockedStep>();
  const decide = useEffectEvent(holds);
  useEffect(() => {
    const reset = () => setBlocked(undefined);
    return navigation.addGuard({
      holds: (from, to) => decide(from, to),
      ask: (go) => {
        const proceed = () => {
          reset();
          go();
        };
        setBlocked({ proceed, reset });
      },
    });
  }, [navigation]);
  return blocked;
}
