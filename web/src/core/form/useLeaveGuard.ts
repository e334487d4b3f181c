import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from '../navigation/place.ts';
import { useBlocker } from '../navigation/useBlocker.ts';
import { hasKeptAbove, isBelow, keptForms, wouldLoseKept } from './kept-forms.ts';
import { registerForm } from './unsaved.ts';

export type LeaveGuard = ReturnType<typeof useLeaveGuard>;

interface LeaveGuardOptions {
  /**
   * Keeps what was typed while a screen below this one's address is open; without it the person is
   * asked there too.
   */
  keep?: () => void;
}

/**
 * Keeps typed text from being lost unasked, on this screen and in a form above it: by a navigation
 * within the application, by closing or reloading the tab, or by signing out. `LeaveQuestion` shows
 * its question.
 */
export function useLeaveGuard(isDirty: boolean, { keep }: LeaveGuardOptions = {}) {
  const { pathname } = useLocation();
  const holdsText = isDirty || hasKeptAbove(pathname);
  // A save navigates away before the next rendering, so the state of the last one is not enough.
  const dirty = useRef(isDirty);
  useEffect(() => {
    dirty.current = isDirty;
  }, [isDirty]);
  /** Lets the next navigation pass: what was typed is saved or given up. */
  const release = useCallback(() => {
    dirty.current = false;
  }, []);

  const blocked = useBlocker((from, to) => {
    const staysHere = from.pathname === to.pathname && from.search === to.search;
    if (staysHere) return false;
    if (dirty.current && keep && isBelow(to.pathname, from.pathname)) {
      keep();
      return false;
    }
    return dirty.current || wouldLoseKept(from.pathname, to.pathname);
  });

  const [asked, setAsked] = useState<{ resolve: (mayLeave: boolean) => void }>();
  const ask = useCallback(() => new Promise<boolean>((resolve) => setAsked({ resolve })), []);
  /** Whether what was typed may be lost: asks the person where there is something. */
  const askToLeave = async () => !dirty.current || (await ask());
  useEffect(() => {
    return registerForm({ isDirty: () => dirty.current || hasKeptAbove(pathname), ask, release });
  }, [pathname, ask, release]);

  useEffect(() => {
    if (!holdsText) return undefined;
    const keepPage = (event: BeforeUnloadEvent) => {
      if (dirty.current || hasKeptAbove(pathname)) event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', keepPage);
    return () => globalThis.removeEventListener('beforeunload', keepPage);
  }, [holdsText, pathname]);

  const answer = (mayLeave: boolean) => {
    if (mayLeave) keptForms.clear();
    asked?.resolve(mayLeave);
    setAsked(undefined);
    if (mayLeave) blocked?.proceed();
    else blocked?.reset();
  };
  /** Whether the person is being asked. */
  const isAsking = blocked !== undefined || asked !== undefined;
  return { release, askToLeave, isAsking, answer };
}
