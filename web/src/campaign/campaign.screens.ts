import { campaignEndpoints } from '@grzadka/contract/campaign/campaign.endpoints';
import { campaignRecord } from '@grzadka/contract/campaign/campaign.record';
import { meterRoleLabels } from '@grzadka/contract/meter/meter.labels';
import { paths } from '../core/paths.ts';
import { defineScreens } from '../core/record/screens/record-screens.ts';
import { campaignPlace } from './campaign.paths.ts';
import { campaignText } from './campaign.text.ts';

/** The plain screens of the rounds: their forms. */
export const campaignScreens = defineScreens({
  record: campaignRecord,
  at: campaignPlace.screens,
  endpoints: campaignEndpoints,
  above: paths.meters,
  start: { sectorIds: [], roles: Object.keys(meterRoleLabels), readers: [] },
  words: {
    list: campaignText.list,
    details: campaignText.details,
    create: campaignText.create,
    edit: campaignText.edit,
    show: { label: campaignText.show },
    created: campaignText.created,
    next: campaignText.next,
    saved: campaignText.saved,
    hints: {
      name: 'Na przykład „Jesień 2026”.',
      readThru: 'Na ten dzień program wpisze szacunki, jeśli tak wybierzesz niżej.',
      selfReportThru: 'Puste pole oznacza: dopóki tura jest otwarta.',
      missing: 'Co program zrobi przy zamknięciu tury.',
    },
  },
});
