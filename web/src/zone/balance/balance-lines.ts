import type { MeterRole } from '@grzadka/contract/meter/meter-labels';
import type { ZoneBalanceLine } from '@grzadka/contract/zone/zone-balance.model';

/** The lines of one sum of a balance. */
interface LineGroup {
  readonly role: MeterRole;
  readonly lines: readonly ZoneBalanceLine[];
}

/** In the order of the sums above them. */
const roles: readonly MeterRole[] = ['main', 'plot', 'common'];

/**
 * The lines of a balance by what they are added up with. In each group first those whose consumption nobody knows, then
 * estimated ones, because they are to be looked into; else as they come, by name.
 */
export function lineGroups(lines: readonly ZoneBalanceLine[]): LineGroup[] {
  return roles
    .map((role) => ({
      role,
      lines: lines
        .filter((line) => line.role === role)
        .toSorted((one, other) => certainty(one) - certainty(other)),
    }))
    .filter((group) => group.lines.length > 0);
}

function certainty({ quantity, quality }: ZoneBalanceLine): number {
  if (quantity === null) return 0;
  return quality === 'estimated' ? 1 : 2;
}
