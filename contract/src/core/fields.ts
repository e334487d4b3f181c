import * as z from 'zod/mini';
import { invisibleRanges, withoutInvisible } from './invisible.ts';
import { messages } from './messages.ts';

/** The earliest and the latest day, 'YYYY-MM-DD', that a picker or a request may name. */
export const earliestDay = '1900-01-01';
export const latestDay = '2099-12-31';

/** The earliest and the latest instant: those days in UTC. */
export const earliestInstant = `${earliestDay}T00:00:00.000Z`;
export const latestInstant = `${latestDay}T23:59:59.999Z`;

/**
 * The same in words of OpenAPI, beside the format that asks for a real day: with an offset the first and the last of
 * those years may end up outside, so there they are taken in UTC.
 */
export const dayPattern = String.raw`^(19|20)\d\d-\d\d-\d\d$`;
const time = String.raw`-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?`;
const instantPattern = `^((19|20)\\d\\d${time}Z|(190[1-9]|19[1-9]\\d|20[0-8]\\d|209[0-8])${time}[+-]\\d\\d:\\d\\d)$`;

/** What a text may hold, in words of OpenAPI, as the checks below have it. */
export const storablePattern = String.raw`^[^\u0000]*$`;
const inLine = String.raw`[^\p{Cc}\u2028\u2029${invisibleRanges}]`;
const linePattern = `^${inLine}*$`;
const visibleLinePattern = String.raw`^${inLine}*[^\s\p{Cc}\p{Cf}\u2028\u2029${invisibleRanges}]${inLine}*$`;
const linesPattern = String.raw`^([^\p{Cc}${invisibleRanges}]|[\n\r\t])*$`;
/** What an id may hold, in words of OpenAPI. */
export const idPattern = String.raw`^[^\u0000${invisibleRanges}]*$`;

/** The longest text that may be an id, in characters. */
export const longestId = 64;

/** An opaque record id; whether such a record exists is the server's to say. */
export const id = z
  .string({ error: messages.invalidValue })
  .check(
    z.minLength(1, messages.invalidValue),
    z.maxLength(longestId, messages.invalidValue),
    z.refine(isTypable, messages.invalidCharacter),
    z.meta({ pattern: idPattern }),
  );

/** The id of a record that a form has to choose; without it `missing` is said. */
export function chosenRecord(missing: string) {
  return z.pipe(
    z
      .string({ error: missing })
      .check(
        z.minLength(1, { error: missing, abort: true }),
        z.meta({ maxLength: longestId, pattern: idPattern }),
      ),
    id,
  );
}

/** One of the names that words are given to, such as a table of labels; any other is refused with `message`. */
export function keyOf<Words extends object>(words: Words, message?: string) {
  return z.enum(Object.keys(words) as (keyof Words & string)[], message);
}

/** A yes or no where all that goes over the wire is text: in a query, and beside a file. */
export const sentFlag = z.pipe(
  z.enum(['true', 'false'], messages.invalidValue),
  z.transform((value) => value === 'true'),
);

/** A field of a request that may be left out: absent and null become null. */
export function orNull<Field extends z.ZodMiniType>(field: Field) {
  return z.pipe(
    z.nullish(field),
    z.transform((given) => given ?? null),
  );
}

/** The same where a form sends '' for nothing: absent, null and '' become null. */
export function emptyAsNull<Field extends z.ZodMiniType<string>>(field: Field) {
  // The compiler does not take '' out of a type that is not known yet.
  type Kept = Exclude<z.output<Field>, ''> | null;
  return z.pipe(
    z.nullish(field),
    z.transform((given) => (given || null) as Kept),
  );
}

/** Refuses what a transform was given, which ends with `return reject(payload, message)`. */
export function reject(payload: z.core.ParsePayload, message: string): never {
  payload.issues.push({ code: 'custom', input: payload.value, message });
  return z.NEVER;
}

/** The reply of a create call. */
export const created = z.object({ id: z.string() });

/**
 * A required line of text, trimmed, of 1 to `max` characters; `empty` is the message when nothing is left. What else it
 * has to be, OpenAPI says by `pattern`.
 */
export function text({
  max,
  empty,
  pattern = visibleLinePattern,
}: {
  max: number;
  empty: string;
  pattern?: string;
}) {
  return z
    .string({ error: (issue) => (issue.input == null ? empty : messages.invalidValue) })
    .check(
      z.trim(),
      z.refine(isVisible, empty),
      z.maxLength(max, messages.tooLong(max)),
      z.refine(isOneLine, messages.invalidCharacter),
      z.meta({ minLength: 1, pattern }),
    );
}

/**
 * An optional line of text, trimmed, of at most `max` characters; absent, null and blank become null. What else it has to
 * be, OpenAPI says by `pattern`.
 */
export function optionalText({ max, pattern = linePattern }: { max: number; pattern?: string }) {
  return emptyAsNull(
    z
      .string({ error: messages.invalidValue })
      .check(
        z.trim(),
        z.maxLength(max, messages.tooLong(max)),
        z.refine(isOneLine, messages.invalidCharacter),
        z.meta({ pattern }),
      ),
  );
}

/**
 * An optional text of several lines, trimmed, of at most `max` characters; absent, null and blank become null. Lines end
 * with a line feed, whatever they were sent with.
 */
export function optionalLines({ max }: { max: number }) {
  return emptyAsNull(
    z.string({ error: messages.invalidValue }).check(
      z.overwrite((typed) => typed.replace(/\r\n?/g, '\n').trim()),
      z.maxLength(max, messages.tooLong(max)),
      z.refine((lines) => isTypable(lines) && !notInLines.test(lines), messages.invalidCharacter),
      z.meta({ pattern: linesPattern }),
    ),
  );
}

/** What people put between the digits of a number: blanks, hyphens and dashes. */
const digitSeparators = /[\s\p{Pd}]/gu;

/** A number as typed, without the blanks and hyphens between its digits. */
export function withoutSeparators(typed: string): string {
  return typed.replace(digitSeparators, '');
}

interface DigitsRules {
  /** How many digits it may have. */
  lengths: readonly number[];
  /** The message for any other count. */
  wrongLength: string;
  /** A leading + is allowed, and not kept. */
  mayHavePlus?: boolean;
}

/**
 * An optional number that is no quantity, such as a phone: typed with blanks and hyphens, kept as
 * digits; absent, null and blank become null. Signs without a digit are a number of the wrong length,
 * since whoever typed them meant to give one.
 */
export function optionalDigits({ lengths, wrongLength, mayHavePlus = false }: DigitsRules) {
  const pattern = digitsPattern(lengths, mayHavePlus);
  const digitsOf = z.transform((typed: string, payload) => {
    const shown = typed.trim();
    const digits = withoutSeparators(mayHavePlus ? shown.replace(/^\+/, '') : shown);
    if (!isDigits(digits)) return reject(payload, messages.digitsOnly);
    const isRight = shown === '' || lengths.includes(digits.length);
    return isRight ? digits : reject(payload, wrongLength);
  });
  return emptyAsNull(
    z.pipe(z.string({ error: messages.invalidValue }).check(z.meta({ pattern })), digitsOf),
  );
}

/** A required number of the same kind: typed with blanks and hyphens, kept as digits. */
export function requiredDigits({ lengths, wrongLength }: Omit<DigitsRules, 'mayHavePlus'>) {
  return z
    .pipe(
      z.string({ error: messages.fieldEmpty }).check(
        z.meta({ pattern: `^\\s*(${countsPattern(lengths)})$` }),
        z.refine((typed) => typed.trim() !== '', { error: messages.fieldEmpty, abort: true }),
      ),
      z.transform(withoutSeparators),
    )
    .check(
      z.refine(isDigits, { error: messages.digitsOnly, abort: true }),
      z.refine((typed) => lengths.includes(typed.length), wrongLength),
    );
}

/** How an optional one may be typed, for OpenAPI: blank, or one of the counts of digits. */
function digitsPattern(lengths: readonly number[], mayHavePlus: boolean): string {
  return `^\\s*(${mayHavePlus ? '\\+?' : ''}(${countsPattern(lengths)}))?$`;
}

function countsPattern(lengths: readonly number[]): string {
  return lengths.map((length) => `(\\d[\\s-]*){${length}}`).join('|');
}

function isDigits(value: string): boolean {
  return /^\d*$/.test(value);
}

/**
 * An optional instant of a request: absent, null and '' become null, an ISO 8601 instant within the
 * bounds becomes its UTC form with milliseconds.
 */
export const optionalInstant = z.pipe(
  z.nullish(
    z
      .string({ error: messages.invalidValue })
      .check(z.meta({ format: 'date-time', pattern: instantPattern })),
  ),
  z.transform((value, payload) => {
    if (!value) return null;
    return parseInstant(value) ?? reject(payload, messages.invalidValue);
  }),
);

/** A required instant of a request, read as an optional one. */
export const requiredInstant = z.pipe(
  z.string({ error: messages.dayEmpty }).check(
    z.meta({ format: 'date-time', pattern: instantPattern }),
    z.refine((value) => parseInstant(value) !== undefined, messages.invalidValue),
  ),
  z.transform((value) => parseInstant(value) ?? value),
);

/** An instant of a reply: UTC with milliseconds and Z. */
export const instantReply = z.iso.datetime({ precision: 3 });

/** Whether PostgreSQL can store the text: U+0000 and half a surrogate pair have no place in it. */
export function isStorable(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

/** Control characters, tabs among them, and what begins a new line or paragraph. */
const notInOneLine = /[\p{Cc}\u2028\u2029]/u;

/** Control characters but those that end a line or lead to its next column. */
const notInLines = /[^\P{Cc}\n\t]/u;

/** Whether the text can be stored and stands in one line, as whoever typed it saw it. */
function isOneLine(value: string): boolean {
  return isTypable(value) && !notInOneLine.test(value);
}

/** Whether the text can be stored, and all of it seen. */
function isTypable(value: string): boolean {
  return isStorable(value) && withoutInvisible(value) === value;
}

/** Whether there is anything to see in the text: marks that only direct or join others are nothing. */
function isVisible(value: string): boolean {
  return value.replaceAll(/\p{Cf}/gu, '').trim() !== '';
}

/** An ISO 8601 instant within the bounds of dates as UTC with milliseconds; undefined if it is none. */
export function parseInstant(value: string): string | undefined {
  if (!z.iso.datetime({ offset: true }).safeParse(value).success) return undefined;
  const instant = new Date(value).toISOString();
  return instant >= earliestInstant && instant <= latestInstant ? instant : undefined;
}

/** A day of the calendar, 'YYYY-MM-DD', within the bounds of dates, as it is; undefined if it is none. */
export function parseDay(value: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const date = new Date(value);
  // What is no day, such as the 30th of February, is none to JavaScript either, or another one.
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  return isDay && value >= earliestDay && value <= latestDay ? value : undefined;
}
