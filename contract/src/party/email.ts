import { z } from 'zod';
import { optionalText } from '../core/fields.ts';
import { messages } from '../core/messages.ts';

const maxLength = 254;
const maxLocalLength = 64;
const wellFormed = z.email();

/** An optional e-mail address, at most 254 characters, 64 before the @. */
export const optionalEmail = optionalText({ max: maxLength }).superRefine((address, context) => {
  if (address === null) return;
  const local = address.slice(0, address.lastIndexOf('@'));
  if (!wellFormed.safeParse(address).success) {
    context.addIssue({ code: 'custom', message: 'Sprawdź adres e-mail' });
  } else if (local.length > maxLocalLength) {
    context.addIssue({ code: 'custom', message: messages.localPartTooLong(maxLocalLength) });
  }
});
