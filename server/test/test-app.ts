import type { Role } from '@grzadka/contract/core/roles';
import { onTestFinished } from 'vitest';
import { addLogin, testPassword } from './factories.ts';
import { type ServedApp, serveApp } from './serve-app.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { createTestDatabase } from './test-database.ts';

/** The real application on a database of its own. */
export interface TestApp extends ServedApp {
  /** A client without a session. */
  anonymous(): TestClient;
  /** A client signed in with a fresh login of the role. */
  as(role: Role): Promise<TestClient>;
}

/** Starts the application for a test file; `env` as the process would get it. */
export async function startTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  const { url } = await createTestDatabase();
  const app = await serveApp({ databaseUrl: url, env });
  const anonymous = () => createTestClient(app.origin);
  return {
    ...app,
    anonymous,
    async as(role) {
      const { loginId } = await addLogin(app.db, { role });
      const client = anonymous();
      await client.signIn(loginId, testPassword);
      return client;
    },
  };
}

/** The same for one test, closed when it finishes. */
export async function startTestAppOnce(env: Record<string, string> = {}): Promise<TestApp> {
  const app = await startTestApp(env);
  onTestFinished(() => app.close());
  return app;
}
