import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import { sessionCookie } from '@grzadka/server/src/session/session-cookie.ts';
import { addLogin, addSession } from '@grzadka/server/test/factories.ts';

/** Somebody who may do everything and is signed in. */
export interface SignedIn {
  readonly loginId: string;
  /** The Cookie header of the browser. */
  readonly cookie: string;
}

/** Makes a login of its own in the database, past the program, and signs it in. */
export async function signIn({ ownerUrl }: DatabaseUrls): Promise<SignedIn> {
  const database = openDatabase(ownerUrl, { max: 1 });
  try {
    const { id } = await addLogin(database.db, { role: 'ROLE_ADMIN' });
    return { loginId: id, cookie: `${sessionCookie}=${await addSession(database.db, id)}` };
  } finally {
    await closeDatabase(database);
  }
}
