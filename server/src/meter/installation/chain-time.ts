import { installationRefusals } from '@grzadka/contract/meter/installation/installation.refusals';
import { futureTolerance } from '@grzadka/contract/meter/verdict/verdict';
import { invalidFields } from '#src/core/errors/app-error.ts';
import type { InstallationChain } from './installation-chain.ts';

/**
 * The instant of a change of the devices: the one that was stated, or else now, and later than all that is known of the
 * meter even where the clock was set back since. 400 at `at` for one that is still to come.
 */
export function instantOfChange(
  { meter, current, removed, now }: InstallationChain,
  stated: string | null,
): string {
  if (stated === null) {
    const known = [meter.lastMeasuredAt, current?.installedAt, removed?.removedAt];
    // Times travel to the millisecond.
    const later = known.filter((time) => time != null).map((time) => Date.parse(time) + 1);
    return new Date(Math.max(Date.parse(now), ...later)).toISOString();
  }
  if (Date.parse(stated) > Date.parse(now) + futureTolerance) {
    throw invalidFields({ at: installationRefusals.future });
  }
  return stated;
}
