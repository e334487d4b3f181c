import * as z from 'zod/mini';

/**
 * Says that the person who saves has seen what personal data it makes public, and saves it all the same. It changes nothing but
 * the audit: docs/product/site.md#personal-data.
 */
export const despiteFindings = { despiteFindings: z.optional(z.literal(true)) };

/** The same in a form that brings a file: every field of such a form is a text. */
export const despiteFindingsInForm = {
  despiteFindings: z.optional(
    z.pipe(
      z.literal('true'),
      z.transform(() => true as const),
    ),
  ),
};

/** The answer to the question about personal data, as a save carries it. */
export interface DespiteFindings {
  readonly despiteFindings?: true | undefined;
}
