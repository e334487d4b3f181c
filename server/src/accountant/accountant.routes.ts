import { accountantEndpoints } from '@grzadka/contract/accountant/accountant.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { sendBooks } from './send-books.ts';

/** The call by which the accountant gets the books. */
export function routes(context: AppContext): void {
  context.serve(accountantEndpoints.export, (call) => sendBooks(context, call));
}
