import type { ExportColumn } from './export-columns.ts';
import { type PinDates, type PublicationDates, periodLabels } from './publication.ts';

/** From when to when a record is published, as columns of a file. */
export const publicationExport: readonly ExportColumn<PublicationDates>[] = [
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

/** From when to when a record is pinned. */
export const pinExport: readonly ExportColumn<PinDates>[] = [
  { kind: 'instant', heading: periodLabels.pinFrom, value: ({ pinFromDate }) => pinFromDate },
  { kind: 'instant', heading: periodLabels.pinThru, value: ({ pinThruDate }) => pinThruDate },
];
