import { parseInstant } from '@grzadka/contract/core/fields';
import { useWatch } from 'react-hook-form';

/**
 * When the devices changed, as the form's `at` says; the time the form was opened at while that is half typed or left
 * empty, which means now.
 */
export function useTimeOfChange(openedAt: string): string {
  const typed: unknown = useWatch({ name: 'at' });
  return (typeof typed === 'string' && parseInstant(typed)) || openedAt;
}

/**
 * The time of a change as it is sent: one that nobody touched means now by the server's clock, and not when the form was
 * opened, since when the meter may have been read.
 */
export function timeToSend(at: string | null, openedAt: string): string | null {
  return at === openedAt ? null : at;
}
