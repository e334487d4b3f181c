import { screen } from '../core/area.ts';
import { recordArea } from '../core/record/record-area.tsx';
import { campaignPlace, campaignRoutes } from './campaign.paths.ts';

const help = 'tury#tury-odczytów';
const helpOfForm = 'tury#nowa-tura';
const helpOfRound = 'tury#postęp-i-dalsze-kroki';

/** The rounds of readings in the browser: their screens belong to the meters, above whose list the way to them stands. */
export const area = recordArea({
  place: campaignPlace,
  help: { list: help, details: helpOfRound, create: helpOfForm, edit: helpOfForm },
  plain: async () => (await import('./campaign.screens.ts')).campaignScreens,
  screens: {
    list: async () => (await import('./CampaignListScreen.tsx')).CampaignListScreen,
    details: async () => (await import('./CampaignScreen.tsx')).CampaignScreen,
    create: async () => (await import('./form/CampaignFormScreens.tsx')).CampaignCreateScreen,
    edit: async () => (await import('./form/CampaignFormScreens.tsx')).CampaignEditScreen,
  },
  routes: [
    {
      permission: campaignPlace.permissions.read,
      screens: [
        screen(
          campaignRoutes.meters,
          'tury#liczniki-tury',
          async () => (await import('./CampaignMeterListScreen.tsx')).CampaignMeterListScreen,
        ),
      ],
    },
    {
      permission: 'measurement:add',
      screens: [
        screen(
          campaignRoutes.loadSheet,
          'tury#arkusz-odczytów',
          async () => (await import('./sheet/LoadSheetScreen.tsx')).LoadSheetScreen,
        ),
      ],
    },
  ],
  // What a round reads, and estimates as it closes, is shown at the meters; until it is open, it is to be made known.
  touches: { records: ['meter', 'deadline'], lists: ['meter'] },
});
