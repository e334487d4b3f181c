import { highestRole, roleLabel } from '@grzadka/contract/core/access/roles';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from './session-query.ts';
import type { SessionState } from './session-state.ts';

const initialising: SessionState = { status: 'initialising' };

/** The session as this tab knows it. */
export function useSessionState(): SessionState {
  return useQuery(sessionQuery).data ?? initialising;
}

/** Who is signed in. */
export function useSession() {
  const state = useSessionState();
  const info = state.status === 'authenticated' ? state.info : undefined;
  return {
    status: state.status,
    /** Known while somebody is signed in. */
    info,
    /** The highest role of the person signed in. */
    role: highestRole(info?.securityRoles ?? []),
  };
}

/** The name and the role's label of the person signed in. */
export function useUserLabel(): { name: string; role: string } {
  const { info, role } = useSession();
  const name = info?.user?.displayName || info?.user?.loginId || '';
  return { name, role: roleLabel(role) };
}
