import * as z from 'zod/mini';
import { id, keyOf, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { updateBody } from '../core/record/update-body.ts';
import { costPurposeLabels } from './cost-category.record.ts';

const costPurpose = keyOf(costPurposeLabels, messages.invalidValue);

/** A category of costs, in its list and alone (docs/product/payments.md#cost-categories). */
export const costCategory = z.object({
  id: z.string(),
  name: z.string(),
  purpose: costPurpose,
  /** Whether costs are still put there. */
  active: z.boolean(),
});

const form = {
  /** No other category has it, whatever its letter case. */
  name: text({ max: 100, empty: messages.nameEmpty }),
  purpose: costPurpose,
  active: z.boolean(messages.invalidValue),
};

/** The form of a new category. */
export const costCategoryCreate = z.object(form);

/** The form of a category that is there. */
export const costCategoryUpdate = updateBody({ key: { id }, fields: form });

/** Why a category is not stored, not deleted or not chosen. */
export const costCategoryRefusals = {
  takenName: 'Jest już kategoria kosztów o tej nazwie. Wpisz inną.',
  inUse: 'W tej kategorii są już koszty. Zamiast ją usuwać, odznacz „Aktywna”.',
  inactive: 'Ta kategoria kosztów nie jest aktywna. Wybierz inną.',
  gone: 'Tej kategorii kosztów już nie ma. Wybierz inną.',
} as const;
