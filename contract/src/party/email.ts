import * as z from 'zod/mini';
import { optionalText, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';

const maxLength = 254;
const maxLocalLength = 64;

/** What is always taken, for OpenAPI; so are domains of other letters, as far as there can be such. */
const plainAddress = String.raw`^(?=.{1,64}@)[\w+-]+([.'][\w+-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$`;

/** zod's own, which takes top-level domains of plain letters only, and those that stand for others. */
const wellFormed = z.email({
  pattern:
    /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+([A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/,
});

/**
 * An optional e-mail address, at most 254 characters, 64 before the @. Its domain may have letters of
 * any alphabet ('jan@żółw.pl') and is kept as it is typed: people read it, and what sends mail puts it
 * into the letters of the wire by itself (docs/decisions/0072-typed-values.md).
 */
export const optionalEmail = z
  .pipe(
    optionalText({ max: maxLength, pattern: plainAddress }),
    z.transform((address) => address?.normalize('NFC') ?? null),
  )
  .check(
    z.superRefine((address, context) => {
      if (address !== null) checkAddress(address, context);
    }),
  );

/** A required e-mail address, by the same rules. */
export const requiredEmail = z
  .pipe(
    text({
      max: maxLength,
      empty: 'Wpisz adres e-mail',
      pattern: plainAddress,
    }),
    z.transform((address) => address.normalize('NFC')),
  )
  .check(z.superRefine(checkAddress));

function checkAddress(address: string, context: z.core.$RefinementCtx<string | null>): void {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const onTheWire = `${local}@${asciiDomain(address.slice(at + 1)) ?? ''}`;
  if (!wellFormed.safeParse(onTheWire).success) refuse('Sprawdź adres e-mail');
  else if (local.length > maxLocalLength) refuse(messages.localPartTooLong(maxLocalLength));
  else if (onTheWire.length > maxLength) refuse(messages.tooLong(maxLength));
}

/** A domain in the letters of the wire ('xn--w-uga1v8h.pl'); undefined where it has none. */
function asciiDomain(domain: string): string | undefined {
  // Anything else would end the host of an address, or be decoded in it.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined;
  if (!/\P{ASCII}/u.test(domain)) return domain;
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}
