import * as z from 'zod/mini';
import { reject } from '../fields.ts';
import { messages } from '../messages.ts';

interface DecimalRules {
  /** Digits kept after the point; more are refused rather than rounded away unseen. */
  scale: number;
  /** The largest value the column holds. */
  max: number;
  /** What `refuse` lets through, for OpenAPI. */
  from: { minimum: number } | { exclusiveMinimum: number };
  empty: string;
  notNumber: string;
  /** Said of more digits after the point than are kept, where that is not the usual. */
  tooManyDecimals?: string;
  /** Says why a well-formed finite value is refused, or undefined when it is fine. */
  refuse: (value: number) => string | undefined;
}

/** The longest text that is looked at, in characters: every number that is no infinity is written in fewer, its places apart. */
const longestTyped = 400;

const decimalNotation = String.raw`[+-]?((\d+|\d{1,3}(\s\d{3})+)([.,]\d*)?|[.,]\d+)`;
const wholeText = new RegExp(`^${decimalNotation}$`);

/**
 * A decimal as a person types it or a client sends it: a number, or text with a comma or a point,
 * its thousands set apart by a blank of whatever width or by nothing ('1 234,5'). Its output is text with a point ('12.5'), so that no digit passes through a float on its way to
 * the database.
 */
export function decimalText({
  scale,
  max,
  from,
  empty,
  notNumber,
  tooManyDecimals = messages.tooManyDecimals(scale),
  refuse,
}: DecimalRules) {
  const asText = z
    .string()
    .check(z.meta({ pattern: typedPattern({ scale, max, from }), maxLength: longestTyped }));
  const asNumber = z.number().check(z.meta({ ...from, maximum: max, multipleOf: 10 ** -scale }));
  return z.pipe(
    z.union([asText, asNumber], {
      error: (issue) => (issue.input == null ? empty : notNumber),
    }),
    z.transform((input, payload) => {
      const sent = String(input);
      // Its length first: what follows takes longer than that grows.
      if (sent.length > longestTyped) return reject(payload, notNumber);
      const typed = sent.trim();
      if (typed === '') return reject(payload, empty);
      if (!wholeText.test(typed)) return reject(payload, notNumber);
      const plain = typed.replaceAll(/\s/g, '').replace(',', '.');
      const value = Number(plain);
      if (!Number.isFinite(value)) return reject(payload, notNumber);
      const refusal = refuse(value);
      if (refusal !== undefined) return reject(payload, refusal);
      if (value > max) return reject(payload, messages.tooLargeNumber);
      const pointed = plain
        .replace(/^\+/, '')
        .replace(/^(-?)\./, (_, sign: string) => `${sign}0.`)
        .replace(/\.0*$/, '');
      const decimals = pointed.split('.')[1]?.replace(/(?<!0)0+$/, '') ?? '';
      return decimals.length > scale ? reject(payload, tooManyDecimals) : pointed;
    }),
  );
}

/**
 * Texts that are such a number, for OpenAPI. `max` is as many nines as the column holds, and what it counts is never below
 * zero: so the digits on either side of the point say it all.
 */
function typedPattern({ scale, max, from }: Pick<DecimalRules, 'scale' | 'max' | 'from'>): string {
  const places = String(Math.trunc(max)).length;
  const thousands = Math.ceil(places / 3) - 1;
  // What has no thousands is not set apart by them.
  const groupedBy = (first: string) =>
    thousands > 0 ? String.raw`|${first}(\s\d{3}){1,${thousands}}` : '';
  const fraction = String.raw`[.,]\d{1,${scale}}`;
  if ('minimum' in from) {
    const whole = String.raw`(\d{1,${places}}${groupedBy(String.raw`\d{1,3}`)})`;
    return String.raw`^\s*\+?(${whole}(${fraction})?|${fraction})\s*$`;
  }
  // Zero itself is none: what begins with another digit is not it, nor is a fraction that has one.
  const whole = String.raw`([1-9]\d{0,${places - 1}}${groupedBy(String.raw`[1-9]\d{0,2}`)})`;
  const some = Array.from(
    { length: scale },
    (_, zeros) => `0{${zeros}}[1-9]\\d{0,${scale - 1 - zeros}}`,
  );
  return String.raw`^\s*\+?(${whole}(${fraction})?|0?[.,](${some.join('|')}))\s*$`;
}

/** The same for a value that the wire carries as a number. */
export function decimalNumber(rules: DecimalRules) {
  return z.pipe(decimalText(rules), z.transform(Number));
}
