import { type Role, roleLabel } from '@grzadka/contract/core/access/roles';
import { offeredRoles } from '@grzadka/contract/login/login.model';
import { mayGrant } from '@grzadka/contract/login/rank';

interface RoleOption {
  readonly value: Role;
  readonly label: string;
}

/** The roles that the person may give, as the select offers them. */
export function roleOptions(role: Role | undefined): RoleOption[] {
  return offeredRoles
    .filter((offered) => role !== undefined && mayGrant(role, offered))
    .map(roleOption);
}

/** The same for a login that has a role already, which may be kept whether or not it is offered. */
export function roleOptionsWith(current: Role | undefined, role: Role | undefined): RoleOption[] {
  const options = roleOptions(role);
  const isOffered = current === undefined || options.some(({ value }) => value === current);
  return isOffered ? options : [...options, roleOption(current)];
}

function roleOption(role: Role): RoleOption {
  return { value: role, label: roleLabel(role) };
}
