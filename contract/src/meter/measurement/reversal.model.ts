import * as z from 'zod/mini';
import { emptyAsNull, id, instantReply, keyOf } from '../../core/fields.ts';
import { measuredBy } from './measurement.ts';
import { optionalMeasurementValue, optionalRemark, otherNeedsRemark } from './measurement-form.ts';

/** Why a measurement is taken back, in words. */
export const reversalReasonLabels = {
  mistyped: 'pomyłka w zapisie',
  misread: 'błędny odczyt',
  'wrong-meter': 'inny licznik',
  other: 'inny powód',
} as const;

export type ReversalReason = keyof typeof reversalReasonLabels;

export const reversalReason = keyOf(reversalReasonLabels, 'Wybierz powód');

/** That a measurement was wrong: since when it does not count, who said so and why, and what stands in its place. */
export const reversal = z.object({
  at: instantReply,
  by: measuredBy,
  reason: reversalReason,
  remark: z.nullable(z.string()),
  /** The measurement that holds the right value, which may be one of another meter; null where none was given. */
  replacementId: z.nullable(z.string()),
});

export type Reversal = z.infer<typeof reversal>;

/**
 * The form that takes a measurement back. The right value, where one is given, stands from the same time on: at the
 * same meter, or at the one that was read indeed.
 */
export const measurementReverse = z
  .object({
    measurementId: id,
    reason: reversalReason,
    remark: optionalRemark,
    replacementValue: optionalMeasurementValue,
    replacementMeterId: emptyAsNull(z.union([id, z.literal('')])),
  })
  .check(
    z.refine(({ reason, remark }) => reason !== 'other' || remark !== null, {
      path: ['remark'],
      error: otherNeedsRemark,
    }),
    z.refine(
      ({ replacementMeterId, replacementValue }) =>
        replacementMeterId === null || replacementValue !== null,
      { path: ['replacementValue'], error: 'Wpisz odczyt tego licznika' },
    ),
  );

export type MeasurementReverse = z.output<typeof measurementReverse>;
