import { roleLabel } from '@grzadka/contract/core/roles';
import { useSession } from './session.ts';

/** The name and the role's label of the person signed in. */
export function useUserLabel(): { name: string; role: string } {
  const { info, role } = useSession();
  const name = info?.user?.displayName || info?.user?.loginId || '';
  return { name, role: roleLabel(role) };
}
