import { createContext, use } from 'react';

/** The id of the login of the person signed in; filled by the session. */
export const UserIdContext = createContext<string | undefined>(undefined);

/** Who is signed in, for what the browser keeps per person; undefined without a session. */
export function useUserId(): string | undefined {
  return use(UserIdContext);
}
