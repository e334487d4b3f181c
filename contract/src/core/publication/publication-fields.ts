import { instant } from '../record/record-fields.ts';
import { periodLabels } from './publication.ts';

/** From when to when something is published. */
export const publicationDateFields = {
  publicationFromDate: instant(periodLabels.publicationFrom),
  publicationThruDate: instant(periodLabels.publicationThru),
} as const;

/** From when to when it is pinned. */
export const pinDateFields = {
  pinFromDate: instant(periodLabels.pinFrom),
  pinThruDate: instant(periodLabels.pinThru),
} as const;
