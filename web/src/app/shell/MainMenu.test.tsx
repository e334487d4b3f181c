// @vitest-environment jsdom
import { sessionEndpoints } from '@grzadka/contract/session/session.endpoints';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openScreen, startTestServer } from '../../../test/open-screen.tsx';
import { paths } from '../../core/paths.ts';
import { MainMenu } from './MainMenu.tsx';

const server = startTestServer();

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('the entry of the screen that is open is brought into view', async () => {
  const shown: (string | null)[] = [];
  // jsdom lays nothing out, so that it cannot scroll.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown.push(this.textContent);
  };
  server.answer(sessionEndpoints.info, {
    isUserAuthenticated: true,
    securityRoles: ['ROLE_ADMIN'],
    user: { userLoginId: 'u', loginId: 'anna', displayName: 'Nowak Anna' },
  });
  openScreen([{ path: paths.system, element: <MainMenu /> }], paths.system);
  await waitFor(() => expect(shown).toEqual(['System']));
});
