import { z } from 'zod';

/**
 * Says of a save that somebody was told what personal data it makes public, and saves it all the same. It
 * changes nothing but the audit: docs/product/site.md#personal-data.
 */
export const despiteFindings = { despiteFindings: z.literal(true).optional() };

/** The same in a form that brings a file, of which every field is a text. */
export const despiteFindingsInForm = {
  despiteFindings: z
    .literal('true')
    .transform(() => true as const)
    .optional(),
};

/** The answer to the question about personal data, as a save carries it. */
export interface DespiteFindings {
  readonly despiteFindings?: true | undefined;
}
