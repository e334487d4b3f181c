import type { Role } from '@grzadka/contract/core/access/roles';
import { afterAll, onTestFinished } from 'vitest';
import { cookieName, sessionCookie } from '#src/session/session-cookie.ts';
import { addLogin, addSession } from './factories.ts';
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

/**
 * Starts the application for a test file, which awaits it once, at its top; it is closed when the
 * file's tests are over. `env` as the process would get it.
 */
export async function startTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  const app = await start(env);
  afterAll(() => app.close());
  return app;
}

/** The same on a database of its own at this address. */
export async function startTestAppOn(databaseUrl: string): Promise<TestApp> {
  const app = await serve(databaseUrl, {});
  afterAll(() => app.close());
  return app;
}

/** The same for one test, closed when it finishes. */
export async function startTestAppOnce(env: Record<string, string> = {}): Promise<TestApp> {
  const app = await start(env);
  onTestFinished(() => app.close());
  return app;
}

/** The same for one test on a database of its own at this address. */
export async function startTestAppOnceOn(databaseUrl: string): Promise<TestApp> {
  const app = await serve(databaseUrl, {});
  onTestFinished(() => app.close());
  return app;
}

async function start(env: Record<string, string>): Promise<TestApp> {
  const { url } = await createTestDatabase();
  return serve(url, env);
}

async function serve(databaseUrl: string, env: Record<string, string>): Promise<TestApp> {
  const app = await serveApp({ databaseUrl, env });
  return {
    ...app,
    anonymous: () => createTestClient(app.origin),
    async as(role) {
      const { id } = await addLogin(app.db, { role });
      const name = cookieName(sessionCookie, app.config);
      return createTestClient(app.origin, { [name]: await addSession(app.db, id) });
    },
  };
}
