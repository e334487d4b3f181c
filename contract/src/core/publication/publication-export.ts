import type { ExportColumn } from '../export/export-columns.ts';
import { stateLabel } from '../list/list-filters.ts';
import { type PinDates, type PublicationDates, periodLabels } from './publication.ts';
import { type PublicationState, pinnedLabel, publicationStateLabels } from './publication-state.ts';

/** What is published or not, as a row of its list shows it. */
export interface ListedPublication extends PublicationDates {
  readonly state: PublicationState;
}

interface ListedPin extends PinDates {
  readonly pinned: boolean;
}

/** The state of a record, in the word of its list, and from when to when it is published. */
export const publicationExport: readonly ExportColumn<ListedPublication>[] = [
  {
    kind: 'text',
    heading: stateLabel,
    width: 14,
    value: ({ state }) => publicationStateLabels[state],
  },
  {
    kind: 'instant',
    heading: periodLabels.publicationFrom,
    value: ({ publicationFromDate }) => publicationFromDate,
  },
  {
    kind: 'instant',
    heading: periodLabels.publicationThru,
    value: ({ publicationThruDate }) => publicationThruDate,
  },
];

/** Whether a record is pinned, and from when to when. */
export const pinExport: readonly ExportColumn<ListedPin>[] = [
  {
    kind: 'text',
    heading: pinnedLabel,
    width: 12,
    value: ({ pinned }) => (pinned ? 'tak' : 'nie'),
  },
  { kind: 'instant', heading: periodLabels.pinFrom, value: ({ pinFromDate }) => pinFromDate },
  { kind: 'instant', heading: periodLabels.pinThru, value: ({ pinThruDate }) => pinThruDate },
];
