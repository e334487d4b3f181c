import type { VerdictContext } from './verdict-context.ts';

/** A device at a meter since ever and still; nothing else is known of it. */
export const unknownInstallation: Omit<VerdictContext['installations'][number], 'id'> = {
  serialNumber: null,
  installedAt: null,
  firstValue: 0,
  removedAt: null,
  lastValue: null,
  lastValueEstimated: false,
  lastValueRolledOver: false,
  digits: null,
  multiplier: 1,
  legalisedUntil: null,
};
