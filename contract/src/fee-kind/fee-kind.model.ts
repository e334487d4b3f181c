import * as z from 'zod/mini';
import { id, keyOf, optionalText, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { wholeNumber } from '../core/number/whole-number.ts';
import { updateBody } from '../core/record/update-body.ts';
import { feePurposeLabels } from './fee-purposes.ts';
import { mostFeeKinds } from './most-fee-kinds.ts';

const feePurpose = keyOf(feePurposeLabels, messages.invalidValue);

/** A kind of fee, in its list and alone (docs/product/tariffs.md#fee-kinds). */
export const feeKind = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  purpose: feePurpose,
  /** Of debts due on the same day that with the lower one is paid first. */
  position: z.int(),
  /** Whether what is paid late bears interest. */
  interest: z.boolean(),
  /** The words by which the title of a payment says what is paid, with commas between them. */
  keywords: z.nullable(z.string()),
  /** Whether it may still be charged. */
  active: z.boolean(),
});

const form = {
  /** No other kind has it, whatever its letter case; nor the code. */
  name: text({ max: 100, empty: messages.nameEmpty }),
  code: text({ max: 10, empty: 'Podaj skrót' }),
  purpose: feePurpose,
  position: wholeNumber({ min: 1, max: 999, message: 'Wpisz liczbę od 1 do 999' }),
  interest: z.boolean(messages.invalidValue),
  keywords: optionalText({ max: 200 }),
  active: z.boolean(messages.invalidValue),
};

/** The form of a new kind. */
export const feeKindCreate = z.object(form);

export type FeeKindCreate = z.output<typeof feeKindCreate>;

/** The form of a kind that is there. */
export const feeKindUpdate = updateBody({ key: { id }, fields: form });

/** Why a kind is not stored or not deleted. */
export const feeKindRefusals = {
  tooMany: `Rodzajów opłat może być najwyżej ${mostFeeKinds}. Zmień albo usuń któryś z dotychczasowych.`,
  gone: 'Tego rodzaju opłaty już nie ma. Wybierz inny.',
} as const;
