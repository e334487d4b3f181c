import * as z from 'zod/mini';
import { id, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { updateBody } from '../core/record/update-body.ts';

/** A category of other income, in its list and alone (docs/product/payments.md#income-categories). */
export const incomeCategory = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether income is still put there. */
  active: z.boolean(),
});

const form = {
  /** No other category has it, whatever its letter case. */
  name: text({ max: 100, empty: messages.nameEmpty }),
  active: z.boolean(messages.invalidValue),
};

/** The form of a new category. */
export const incomeCategoryCreate = z.object(form);

/** The form of a category that is there. */
export const incomeCategoryUpdate = updateBody({ key: { id }, fields: form });

/** Why a category is not stored, not deleted or not chosen. */
export const incomeCategoryRefusals = {
  takenName: 'Jest już kategoria przychodów o tej nazwie. Wpisz inną.',
  inUse: 'W tej kategorii są już przychody. Zamiast ją usuwać, odznacz „Aktywna”.',
  inactive: 'Ta kategoria przychodów nie jest aktywna. Wybierz inną.',
  gone: 'Tej kategorii przychodów już nie ma. Wybierz inną.',
} as const;
