import {
  bookkeeping,
  choice,
  day,
  flag,
  instant,
  number,
  text,
} from '../../core/record/record-fields.ts';
import { installationFieldLabels, removalReasonLabels } from './installation.model.ts';

/** A device at a meter, which is recorded as the meter's: docs/product/readings.md#devices. */
export const installationFields = {
  ...bookkeeping,
  meterId: null,
  serialNumber: text(installationFieldLabels.serialNumber, 'not-personal'),
  installedAt: instant(installationFieldLabels.installedAt),
  firstValue: number(installationFieldLabels.firstValue),
  removedAt: instant(installationFieldLabels.removedAt),
  lastValue: number(installationFieldLabels.lastValue),
  lastValueEstimated: flag(installationFieldLabels.lastValueEstimated),
  lastValueRolledOver: flag(installationFieldLabels.lastValueRolledOver),
  removalReason: choice(installationFieldLabels.removalReason, removalReasonLabels),
  digits: number(installationFieldLabels.digits),
  multiplier: number(installationFieldLabels.multiplier),
  legalisedUntil: day(installationFieldLabels.legalisedUntil),
  sealNumber: text(installationFieldLabels.sealNumber, 'not-personal'),
  undoneAt: instant('Cofnięty'),
  clientKey: null,
} as const;
