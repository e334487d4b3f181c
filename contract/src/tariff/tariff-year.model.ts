import * as z from 'zod/mini';
import { chosenRecord, id, keyOf } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { dayReply } from '../core/time/day.ts';
import { feePurposeLabels } from '../fee-kind/fee-purposes.ts';
import { mostFeeKinds } from '../fee-kind/most-fee-kinds.ts';
import { resolutionCreate } from '../resolution/resolution.model.ts';
import { mostTiers, noRate, orNone, tariffTerms, typedRate } from './tariff-terms.ts';

/** A tariff as it stands beside the rates of a year. */
const tariffOfYear = z.object({
  id: z.string(),
  /** What a save says it knows of the tariff. */
  version: z.int(),
  validFrom: dayReply,
  /** Null while it goes on. */
  validThru: z.nullable(dayReply),
  terms: tariffTerms,
  termsInWords: z.string(),
  instalmentsInWords: z.string(),
  resolution: z.object({ id: z.string(), number: z.string() }),
});

export type TariffOfYear = z.infer<typeof tariffOfYear>;

/** What an active fee kind costs in a year (docs/product/tariffs.md#rates-of-a-year). */
const feeKindOfYear = z.object({
  feeKind: z.object({ id: z.string(), name: z.string(), purpose: keyOf(feePurposeLabels) }),
  /** The last one that held in the year before and began by its end; it goes on where its last day lies later. */
  before: z.nullable(tariffOfYear),
  /** The one that begins in the year. */
  own: z.nullable(tariffOfYear),
  /** What it costs changes within the year: no one rate says it. */
  changes: z.boolean(),
});

export type FeeKindOfYear = z.infer<typeof feeKindOfYear>;

/** The price of every active fee kind in a year, in the order of the kinds. */
export const tariffYear = z.object({ items: z.array(feeKindOfYear) });

const rates = z
  .array(orNone(typedRate))
  .check(z.maxLength(mostTiers), z.superRefine(requireAllOrNone));

/** Refuses several tiers where only some have a rate. Where none has, the row stays as it is. */
function requireAllOrNone(typed: readonly (string | null)[], context: z.core.$RefinementCtx): void {
  if (typed.every((rate) => rate === null)) return;
  for (const [index, rate] of typed.entries()) {
    if (rate === null) context.addIssue({ code: 'custom', path: [index], message: noRate });
  }
}

/** The resolution on which the rates rest: one that is there, or one that is added with them. */
const resolutionOfYear = z.discriminatedUnion(
  'of',
  [
    z.object({ of: z.literal('existing'), id: chosenRecord('Wybierz uchwałę') }),
    z.extend(resolutionCreate, { of: z.literal('new') }),
  ],
  messages.invalidValue,
);

/** The rates of a year as they are saved. */
export const tariffSetYear = z.object({
  year: z.int(messages.invalidValue).check(z.minimum(1900), z.maximum(2099)),
  resolution: resolutionOfYear,
  /** Of a fee kind its rates in złoty, in the order of its tiers; empty or null they are left as they are. */
  rows: z
    .array(z.object({ feeKindId: id, rates }))
    .check(z.minLength(0), z.maxLength(mostFeeKinds)),
  /** The tariffs that the sender has seen: a rate that rests on another one, or on another version, is stale. */
  known: z
    .array(z.object({ id, version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }))
    .check(z.minLength(0), z.maxLength(2 * mostFeeKinds)),
});

export type TariffSetYear = z.output<typeof tariffSetYear>;

/** Why the rates of a year are not stored. */
export const tariffYearRefusals = {
  noMethod: 'Najpierw ustal sposób naliczania tej opłaty.',
  changes: 'Ta stawka zmienia się w ciągu roku. Zmień ją: Opłaty → Stawki.',
  otherTiers: 'Ta opłata ma teraz inne progi. Wczytaj dane ponownie.',
} as const;
