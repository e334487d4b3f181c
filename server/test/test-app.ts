import type { Role } from '@grzadka/contract/core/roles';
import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { createApp } from '#src/app.ts';
import { readConfig } from '#src/core/config/config.ts';
import { openDatabase } from '#src/core/database/open-database.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addLogin, testPassword } from './factories.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { createTestDatabase } from './test-database.ts';

/** The real application on a database of its own, listening on a free port of this machine. */
export interface TestApp {
  db: Kysely<Database>;
  origin: string;
  /** A client without a session. */
  anonymous(): TestClient;
  /** A client signed in with a fresh login of the role. */
  as(role: Role): Promise<TestClient>;
  close(): Promise<void>;
}

/** Starts the application for a test file; `env` as the process would get it. */
export async function startTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  const { url } = await createTestDatabase();
  const { db, pool } = openDatabase(url, { max: 5 });
  const app = await createApp({ config: readConfig(env), db, pool });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const anonymous = () => createTestClient(origin);
  return {
    db,
    origin,
    anonymous,
    async as(role) {
      const { loginId } = await addLogin(db, { role });
      const client = anonymous();
      await client.signIn(loginId, testPassword);
      return client;
    },
    async close() {
      await app.close();
      await db.destroy();
    },
  };
}

/** The same for one test, closed when it finishes. */
export async function startTestAppOnce(env: Record<string, string> = {}): Promise<TestApp> {
  const app = await startTestApp(env);
  onTestFinished(() => app.close());
  return app;
}
