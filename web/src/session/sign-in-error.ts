import { messages } from '@grzadka/contract/core/messages';
import { ApiError, errorText } from '../core/api/api-error.ts';

/** What a failed sign-in says. It does not say whether the name or the password was wrong; any other reason it does say. */
export function signInError(error: unknown): string {
  if (error instanceof ApiError && error.code === 'unauthenticated') return messages.signInFailed;
  return `${messages.signInFailed}\n${errorText(error)}`;
}
