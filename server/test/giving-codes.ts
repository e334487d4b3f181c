import type { ErrorBody } from '@grzadka/contract/core/errors';
import { expect } from 'vitest';
import { addLogin, addSecondFactor, testPassword } from './factories.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** The call that takes a code. */
export const codePath = '/api/session/second-factor';

/** What a test does at an application to give codes of second factors. */
export function givingCodes(app: TestApp) {
  return {
    /** A login with a second factor, of a party or of nobody, and the app that makes its codes. */
    addOwner: async (partyId: string | null = null) => {
      const login = await addLogin(app.db, { partyId });
      return { ...login, phone: await addSecondFactor(app.db, login.id) };
    },
    /** A browser in which the password has been given. */
    withPassword: async (loginId: string, client = app.anonymous()): Promise<TestClient> => {
      const { status, body } = await client.signIn(loginId, testPassword);
      expect([status, body]).toMatchObject([401, { code: 'second-factor' }]);
      return client;
    },
    give: (client: TestClient, code: string) => client.post<ErrorBody>(codePath, { code }),
    /** Lets codes be taken that were taken before. */
    forgetCodes: () => app.db.updateTable('secondFactor').set({ lastStep: null }).execute(),
  };
}
