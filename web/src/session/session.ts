import { highestRole, type Role } from '@grzadka/contract/core/roles';
import type { SessionInfo } from '@grzadka/contract/session/session.model';
import { createContext, use } from 'react';
import type { SessionState } from './session-state.ts';

interface Credentials {
  username: string;
  password: string;
}

export interface SessionActions {
  /** Signs in and waits until the session is known; throws the ApiError of a failed sign-in. */
  signIn: (credentials: Credentials) => Promise<void>;
  /** Signs out, here and in the other tabs; asks first when text would be lost. Throws an ApiError. */
  signOut: () => Promise<void>;
  /** Gives up an expired session together with the text not yet saved. */
  abandon: () => void;
}

/** Filled by SessionProvider. */
export const SessionContext = createContext<SessionState>({ status: 'initialising' });
export const SessionActionsContext = createContext<SessionActions | undefined>(undefined);

interface Session {
  status: SessionState['status'];
  /** Known while somebody is signed in. */
  info: SessionInfo | undefined;
  /** The highest role of the person signed in. */
  role: Role | undefined;
}

/** Who is signed in. */
export function useSession(): Session {
  const state = use(SessionContext);
  const info = state.status === 'authenticated' ? state.info : undefined;
  return { status: state.status, info, role: highestRole(info?.securityRoles ?? []) };
}

/** The ways to change the session. */
export function useSessionActions(): SessionActions {
  const actions = use(SessionActionsContext);
  if (actions === undefined) throw new Error('useSessionActions is used outside SessionProvider');
  return actions;
}
