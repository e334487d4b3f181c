import { loginRecord } from '@grzadka/contract/login/login.endpoints';
import { defineArea, screen } from '../core/area.ts';
import { loginPatterns } from './login.paths.ts';

/** The logins in the browser: forms below their party's details, which list them. */
export const loginArea = defineArea({
  name: loginRecord.name,
  routes: [
    {
      permission: loginRecord.permissions.write,
      screens: [
        screen(
          loginPatterns.create,
          async () => (await import('./LoginCreateScreen.tsx')).LoginCreateScreen,
        ),
        screen(
          loginPatterns.edit,
          async () => (await import('./LoginEditScreen.tsx')).LoginEditScreen,
        ),
        screen(
          loginPatterns.setPassword,
          async () => (await import('./SetPasswordScreen.tsx')).SetPasswordScreen,
        ),
      ],
    },
  ],
  touches: { records: ['party'] },
});
