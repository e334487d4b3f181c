import type { campaignRecord } from '@grzadka/contract/campaign/campaign.record';
import { generatePath } from 'react-router';
import { newMessagePath } from '../core/new-message-path.ts';
import { paths } from '../core/paths.ts';
import type { RecordPlace } from '../core/record/record-path.ts';

const details = `${paths.campaigns}/:id`;

/** What the first page knows of the rounds of readings. */
export const campaignPlace = {
  name: 'campaign',
  permissions: { read: 'campaign:read', write: 'campaign:write' },
  screens: {
    list: paths.campaigns,
    create: '/nowa-tura-odczytow',
    details,
    edit: `${details}/edycja`,
  },
} as const satisfies RecordPlace<typeof campaignRecord>;

/** The patterns of the addresses of what belongs to a round. */
export const campaignRoutes = {
  meters: `${details}/liczniki`,
  loadSheet: `${details}/wczytaj-arkusz`,
} as const;

/** The meters of a round. */
export function campaignMetersPath(campaignId: string): string {
  return generatePath(campaignRoutes.meters, { id: campaignId });
}

/** Where the sheet of a round is taken back, filled in. */
export function loadSheetPath(campaignId: string): string {
  return generatePath(campaignRoutes.loadSheet, { id: campaignId });
}

/** Where the notice of the entry is begun, as a message to those whose meters a round reads. */
export function entryNoticePath(campaignId: string): string {
  const group = { kind: 'campaign', operator: 'include', campaignId } as const;
  return newMessagePath({ kind: 'reading-notice', group });
}

/** What leads to another screen, as a deadline says it, too. */
export const campaignWays = { notice: 'Przygotuj zawiadomienie' } as const;
