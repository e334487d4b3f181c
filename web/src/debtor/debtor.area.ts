import { defineArea, screen } from '../core/area.ts';
import { debtorsPath } from './debtor.paths.ts';

/** Who owes, in the browser: the transactions lead there. */
export const area = defineArea({
  name: 'debtor',
  routes: [
    {
      permission: 'debtor:read',
      screens: [
        screen(
          debtorsPath,
          'transakcje#zaległości',
          async () => (await import('./DebtorListScreen.tsx')).DebtorListScreen,
        ),
      ],
    },
  ],
});
