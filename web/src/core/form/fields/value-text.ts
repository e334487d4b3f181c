import { parseInstant } from '@grzadka/contract/core/fields';
import { formatInstant } from '../../ui/format.ts';

/** What stands in place of a value that is not there. */
const none = '(brak)';

/** A text as it is typed. */
export function typedText(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : none;
}

/** A box that is ticked or not. */
export function tickText(value: unknown): string {
  return value === true ? 'tak' : 'nie';
}

/** A day, 'YYYY-MM-DD' or ''; what is none reads as it was typed. */
export function dayText(value: unknown): string {
  return typedText(value).replaceAll('-', '.');
}

/** An instant of the wire, or null; what is none reads as it was typed. */
export function instantText(value: unknown): string {
  if (typeof value !== 'string' || value === '') return none;
  return parseInstant(value) === undefined ? value : formatInstant(value);
}
