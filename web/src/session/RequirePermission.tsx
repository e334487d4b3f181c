import type { Permission } from '@grzadka/contract/core/permissions';
import type { ReactNode } from 'react';
import { useMay } from '../core/access/useMay.ts';
import { NoAccessScreen } from './NoAccessScreen.tsx';

interface RequirePermissionProps {
  permission: Permission;
  children: ReactNode;
}

/** Shows its screens to whoever holds the permission, else the no-access view. */
export function RequirePermission({ permission, children }: RequirePermissionProps) {
  return useMay(permission) ? children : <NoAccessScreen />;
}
