import * as z from 'zod/mini';
import { chosenRecord, keyOf } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { decimalText } from '../core/number/decimal.ts';
import { dayReply, requiredDay } from '../core/time/day.ts';
import { meterTypeLabels } from '../meter/meter.labels.ts';
import { meterRole, meterType } from '../meter/meter.model.ts';
import {
  countedLabels,
  gardenConditionLabels,
  personSharingLabels,
  shareKeyLabels,
} from './tariff.labels.ts';

/** How many tiers a price may have, and how many prices a tariff may have one after the other. */
export const mostTiers = 20;
export const mostSegments = 12;

/** By what is shared out whatever meters count. */
const { consumption: _, ...otherKeyLabels } = shareKeyLabels;

/** The data of a method whose type in a reply differs from that in a form. */
interface Parts<SharedType> {
  /** In złoty, to six decimals. */
  readonly rate: z.ZodMiniType<string>;
  /** In złoty, to the grosz. */
  readonly total: z.ZodMiniType<string>;
  /** Up to how much a price holds, in the unit of the meter; null: from there on. */
  readonly limit: z.ZodMiniType<string | null>;
  readonly day: z.ZodMiniType<string>;
  readonly zoneId: z.ZodMiniType<string>;
  /** Null: of whatever role. */
  readonly role: z.ZodMiniType<z.output<typeof meterRole> | null>;
  /** The type of the meters by whose use an amount is shared out. */
  readonly sharedType: SharedType;
}

/** The data of each method, which say what is charged (docs/product/tariffs.md#methods). */
function termsOf<SharedType extends z.ZodMiniType>({
  rate,
  total,
  limit,
  day,
  zoneId,
  role,
  sharedType,
}: Parts<SharedType>) {
  const tiers = z
    .array(z.object({ upTo: limit, rate }))
    .check(z.minLength(1), z.maxLength(mostTiers), z.superRefine(requireRisingTiers));
  const segments = z
    .array(z.object({ from: day, tiers }))
    .check(z.minLength(1), z.maxLength(mostSegments), z.superRefine(requireLaterSegments));
  const shared = { method: z.literal('distribute') };
  const amount = { ...shared, of: z.literal('amount'), total };
  return z.discriminatedUnion(
    'method',
    [
      z.object({ method: z.literal('per-area'), rate }),
      z.object({
        method: z.literal('per-garden'),
        rate,
        condition: keyOf(gardenConditionLabels, messages.invalidValue),
      }),
      z.object({
        method: z.literal('per-person'),
        rate,
        counts: keyOf(countedLabels, messages.invalidValue),
        sharing: keyOf(personSharingLabels, messages.invalidValue),
      }),
      z.object({ method: z.literal('per-meter'), rate, meterType, role }),
      z.object({ method: z.literal('consumption'), meterType, segments }),
      z.discriminatedUnion(
        'of',
        [
          z.discriminatedUnion(
            'key',
            [
              z.object({ ...amount, key: z.literal('consumption'), meterType: sharedType }),
              z.object({ ...amount, key: keyOf(otherKeyLabels) }),
            ],
            messages.invalidValue,
          ),
          z.object({
            ...shared,
            of: z.literal('loss'),
            key: keyOf(shareKeyLabels, messages.invalidValue),
            zoneId,
            rate,
          }),
        ],
        messages.invalidValue,
      ),
      z.object({ method: z.literal('missing-reading'), rate, meterType }),
      z.object({ method: z.literal('manual'), rate }),
    ],
    messages.invalidValue,
  );
}

/** What is said of tiers and of the days of prices that do not follow one another. */
export const orderRefusals = {
  tiers: 'Każdy próg musi być wyższy od poprzedniego',
  lastTier: 'Ostatni próg zostaw pusty: jego cena obowiązuje dalej',
  segments: 'Każda data musi być późniejsza od poprzedniej',
} as const;

function requireRisingTiers(
  tiers: readonly { readonly upTo: string | null }[],
  context: z.core.$RefinementCtx,
): void {
  const refuse = (index: number, message: string) =>
    context.addIssue({ code: 'custom', path: [index, 'upTo'], message });
  for (const [index, { upTo }] of tiers.entries()) {
    const before = index === 0 ? '0' : (tiers[index - 1]?.upTo ?? null);
    if (index === tiers.length - 1) {
      if (upTo !== null) refuse(index, orderRefusals.lastTier);
    } else if (upTo === null || (before !== null && Number(upTo) <= Number(before))) {
      refuse(index, orderRefusals.tiers);
    }
  }
}

function requireLaterSegments(
  segments: readonly { readonly from: string }[],
  context: z.core.$RefinementCtx,
): void {
  for (const [index, { from }] of segments.entries()) {
    const before = segments[index - 1];
    if (before === undefined || before.from < from) continue;
    context.addIssue({ code: 'custom', path: [index, 'from'], message: orderRefusals.segments });
  }
}

/** The terms of a tariff in a reply. */
export const tariffTerms = termsOf({
  rate: z.string(),
  total: z.string(),
  limit: z.nullable(z.string()),
  day: dayReply,
  zoneId: z.string(),
  role: z.nullable(meterRole),
  // Of a tariff from before one could say so it is what its run charges by meter.
  sharedType: z.optional(meterType),
});

export type TariffTerms = z.output<typeof tariffTerms>;

const notBelowZero = {
  from: { minimum: 0 },
  notNumber: messages.invalidNumber,
  refuse: (value: number) => (value < 0 ? 'Kwota nie może być mniejsza od zera' : undefined),
} as const;

const typedLimit = decimalText({
  scale: 3,
  max: 999_999.999,
  from: { exclusiveMinimum: 0 },
  empty: messages.invalidNumber,
  notNumber: messages.invalidNumber,
  refuse: (value) => (value > 0 ? undefined : 'Próg musi być większy od zera'),
});

/** A value that may be missing: absent, null and '' become null. What is wrong with any other, the field itself says. */
export function orNone<Field extends z.ZodMiniType>(field: Field) {
  const error = (issue: z.core.$ZodRawIssue) =>
    issue.code === 'invalid_union' ? issue.errors.at(0)?.at(0)?.message : undefined;
  return z.pipe(
    // The field comes first: of several reasons forms show the first.
    z.nullish(z.union([field, z.literal('')], { error })),
    z.transform((given) => (given === '' || given === undefined ? null : given)),
  );
}

/** What is said where a rate is missing. */
export const noRate = 'Podaj stawkę';

/** A rate in złoty as a form has it. */
export const typedRate = decimalText({
  ...notBelowZero,
  scale: 6,
  max: 99_999.999999,
  empty: noRate,
});

/** The same as a form has them; what belongs to another method is left out. */
export const typedTerms = termsOf({
  rate: typedRate,
  total: decimalText({ ...notBelowZero, scale: 2, max: 999_999.99, empty: 'Podaj kwotę' }),
  limit: orNone(typedLimit),
  day: requiredDay,
  zoneId: chosenRecord('Wybierz strefę'),
  role: orNone(meterRole),
  sharedType: keyOf(meterTypeLabels, 'Wybierz typ licznika'),
});
