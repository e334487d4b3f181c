import { defineArea, screen } from '../core/area.ts';
import { paths } from '../core/paths.ts';

/**
 * What opens the import: whoever may write any of the kinds may add readings, too. The screen offers each kind by its
 * own permission.
 */
export const importPermission = 'measurement:add';

/** The import in the browser. */
export const area = defineArea({
  name: 'import',
  routes: [
    {
      permission: importPermission,
      screens: [
        screen(
          paths.import,
          'wczytaj',
          async () => (await import('./ImportScreen.tsx')).ImportScreen,
        ),
      ],
    },
    {
      // That of its kind: what is true of all kinds is none of the first page's.
      permission: 'opening:write',
      screens: [
        screen(
          paths.openingBalances,
          'wczytaj#bilans-otwarcia',
          async () => (await import('./ImportScreen.tsx')).OpeningBalanceScreen,
        ),
      ],
    },
  ],
});
