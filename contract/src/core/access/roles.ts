/** The roles of a login, highest rank first, with their labels. */
export const roleLabels = {
  ROLE_ADMIN: 'Administrator',
  ROLE_SUPER_USER: 'Użytkownik zaawansowany',
  ROLE_TREASURER: 'Skarbnik',
  ROLE_EMPLOYEE: 'Pracownik',
  ROLE_USER: 'Użytkownik',
} as const;

export type Role = keyof typeof roleLabels;

/** The label of a role by its name; of one that the application does not know '(nieznana rola)'. */
export function roleLabel(role: string | undefined): string {
  const known = rolesByRank.find((one) => one === role);
  return known === undefined ? '(nieznana rola)' : roleLabels[known];
}

/** Every role, highest rank first. */
export const rolesByRank = Object.keys(roleLabels) as Role[];

/** The highest of the given role names, unknown ones ignored. */
export function highestRole(securityRoles: readonly string[]): Role | undefined {
  return rolesByRank.find((role) => securityRoles.includes(role));
}

/** Whether the role opens the management menu. */
export function isPrivileged(role: Role | undefined): boolean {
  return role !== undefined && role !== 'ROLE_USER';
}
