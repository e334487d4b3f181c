import * as z from 'zod/mini';
import { instantReply } from '../../core/fields.ts';
import { installation } from '../installation/installation.model.ts';
import { measurementListItem } from '../measurement/measurement.model.ts';

/**
 * All that a verdict on a value of a meter needs to know: the devices of its chain, the effective measurements
 * around the time in question, and what is usual. It is the same in the browser and on the server.
 */
export const verdictContext = z.object({
  active: z.boolean(),
  installations: z.array(
    z.pick(installation, {
      id: true,
      serialNumber: true,
      installedAt: true,
      firstValue: true,
      removedAt: true,
      lastValue: true,
      lastValueEstimated: true,
      lastValueRolledOver: true,
      digits: true,
      multiplier: true,
      legalisedUntil: true,
    }),
  ),
  /**
   * Effective ones in whatever order: at least those of the same day, and the nearest before and after the time in
   * question that are no estimates.
   */
  measurements: z.array(
    z.pick(measurementListItem, {
      id: true,
      installationId: true,
      value: true,
      measuredAt: true,
      measuredBy: true,
      channel: true,
      rolledOver: true,
    }),
  ),
  /** What the meter usually counts a day, in its unit (multiplied); null where nothing shows it. */
  usual: z.nullable(z.number()),
  /** The end of what was charged last, and the number of that charge; null where nothing was. */
  charged: z.nullable(z.object({ thru: instantReply, number: z.string() })),
});

export type VerdictContext = z.infer<typeof verdictContext>;

/** A value as the dial shows it, and when it was read. */
export interface VerdictCandidate {
  readonly value: number;
  readonly measuredAt: string;
}
