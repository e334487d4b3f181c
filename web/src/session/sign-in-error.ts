import { messages } from '@grzadka/contract/core/messages';
import { ApiError, errorText } from '../core/api/api-error.ts';

/**
 * What a failed sign-in says. Which of name and password was wrong is not told; any other reason
 * is.
 */
export function signInError(error: unknown): string {
  if (error instanceof ApiError && error.code === 'unauthenticated') return messages.signInFailed;
  return `${messages.signInFailed}\n${errorText(error)}`;
}
