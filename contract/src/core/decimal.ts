import { z } from 'zod';
import { messages } from './messages.ts';

interface DecimalRules {
  /** Digits kept after the point; more are refused rather than rounded away unseen. */
  scale: number;
  /** The largest value the column holds. */
  max: number;
  /** What `refuse` lets through, for OpenAPI. */
  from: { minimum: number } | { exclusiveMinimum: number };
  empty: string;
  notNumber: string;
  /** Says why a well-formed finite value is refused, or undefined when it is fine. */
  refuse: (value: number) => string | undefined;
}

const decimalNotation = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/**
 * A decimal as a person types it or a client sends it: a number, or text with a comma or a point.
 * Its output is text with a point ('12.5'), so that no digit passes through a float on its way to
 * the database.
 */
export function decimalText({ scale, max, from, empty, notNumber, refuse }: DecimalRules) {
  const asText = z.string().meta({ pattern: '^\\s*[+-]?(\\d+([.,]\\d*)?|[.,]\\d+)\\s*$' });
  const asNumber = z.number().meta({ ...from, maximum: max });
  return z
    .union([asText, asNumber], {
      error: (issue) => (issue.input == null ? empty : notNumber),
    })
    .transform((input, context) => {
      const typed = String(input).trim().replace(',', '.');
      const value = Number(typed);
      const reject = (message: string) => {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      };
      if (typed === '') return reject(empty);
      if (!decimalNotation.test(typed) || !Number.isFinite(value)) return reject(notNumber);
      const refusal = refuse(value);
      if (refusal !== undefined) return reject(refusal);
      if (value > max) return reject(messages.tooLargeNumber);
      const pointed = typed
        .replace(/^\+/, '')
        .replace(/^(-?)\./, (_, sign: string) => `${sign}0.`)
        .replace(/\.0*$/, '');
      const decimals = pointed.split('.')[1]?.replace(/0+$/, '') ?? '';
      return decimals.length > scale ? reject(messages.tooManyDecimals(scale)) : pointed;
    });
}

/** The same for a value that the wire carries as a number. */
export function decimalNumber(rules: DecimalRules) {
  return decimalText(rules).transform(Number);
}
