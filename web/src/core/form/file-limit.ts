import { alsoWhenFieldsFail } from '@grzadka/contract/core/publication';
import { type ChosenFile, fileTooLarge } from '@grzadka/contract/core/upload';
import type { z } from 'zod';

/**
 * The schema of an upload form that also refuses a file over the limit, in bytes, at its field, so
 * that nobody waits for an upload the server will not take. Without a limit the schema as it is.
 */
export function withFileLimit<Output extends { file: ChosenFile }, Input>(
  schema: z.ZodType<Output, Input>,
  maxBytes: number | undefined,
): z.ZodType<Output, Input> {
  if (maxBytes === undefined) return schema;
  return schema.superRefine((form, context) => {
    // It runs beside the fields' own checks: the file may be missing.
    const isTooLarge = form.file instanceof File && form.file.size > maxBytes;
    if (!isTooLarge) return;
    context.addIssue({ code: 'custom', path: ['file'], message: fileTooLarge(maxBytes) });
  }, alsoWhenFieldsFail);
}
