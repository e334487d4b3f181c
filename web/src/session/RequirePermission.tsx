import type { Permission } from '@grzadka/contract/core/access/permissions';
import { mdiLockOutline } from '@mdi/js';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useMay } from '../core/access/access.ts';
import { paths } from '../core/paths.ts';
import { icon } from '../core/ui/icon.ts';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { Placeholder } from '../core/ui/screen/Placeholder.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { sessionQuery } from './session-query.ts';

const LockIcon = icon(mdiLockOutline, 'Lock');

interface RequirePermissionProps {
  permission: Permission;
  children: ReactNode;
}

/** Shows its screens to whoever holds the permission, else the no-access view. */
export function RequirePermission({ permission, children }: RequirePermissionProps) {
  return useMay(permission) ? children : <NoAccessScreen />;
}

/** The no-access view. */
function NoAccessScreen() {
  const queryClient = useQueryClient();
  // Somebody may have given the access since the session was last read.
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [queryClient]);
  return (
    <Screen title="Brak dostępu">
      <Placeholder
        icon={LockIcon}
        title="Nie masz dostępu do tego działu"
        text="Jeśli jest Ci potrzebny, poproś administratora o zmianę roli."
      >
        <ButtonLink look="filled" to={paths.home}>
          Przejdź do strony głównej
        </ButtonLink>
      </Placeholder>
    </Screen>
  );
}
