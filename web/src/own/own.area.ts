import { defineArea, screen } from '../core/area.ts';
import { ownArea, ownPatterns } from './own.paths.ts';

const help = 'moje-dzialki';

/** What the person signed in holds: gardens, meters, accounts. */
export const area = defineArea({
  name: ownArea,
  routes: [
    {
      permission: 'own-garden:read',
      screens: [
        screen(
          ownPatterns.gardens,
          help,
          async () => (await import('./OwnGardensScreen.tsx')).OwnGardensScreen,
        ),
        screen(
          ownPatterns.garden,
          `${help}#działka`,
          async () => (await import('./plot/OwnGardenScreen.tsx')).OwnGardenScreen,
        ),
      ],
    },
    {
      permission: 'own-settlement:read',
      screens: [
        screen(
          ownPatterns.account,
          `${help}#rozliczenie`,
          async () => (await import('./balance/OwnAccountScreen.tsx')).OwnAccountScreen,
        ),
      ],
    },
    {
      permission: 'own-reading:add',
      screens: [
        screen(
          ownPatterns.report,
          `${help}#zgłoszenie-odczytu`,
          async () => (await import('./reading/ReportReadingScreen.tsx')).ReportReadingScreen,
        ),
      ],
    },
  ],
  // What was reported waits for the staff, who may be the same person.
  touches: { records: ['submission'] },
});
