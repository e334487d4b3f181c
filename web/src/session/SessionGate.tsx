import type { ReactNode } from 'react';
import { Splash } from '../core/ui/Brand.tsx';
import { useSession } from './session.ts';

/** Holds everything routed back until the session is known. */
export function SessionGate({ children }: { children: ReactNode }) {
  return useSession().status === 'initialising' ? <Splash /> : children;
}
