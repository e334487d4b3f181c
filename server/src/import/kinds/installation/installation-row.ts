import { optionalText } from '@grzadka/contract/core/fields';
import {
  deviceFields,
  type RemovalReason,
  removalReasonLabels,
} from '@grzadka/contract/meter/installation/installation.model';
import { measurementValue } from '@grzadka/contract/meter/measurement/measurement-form';
import * as z from 'zod/mini';
import {
  blankAsNull,
  checkedBy,
  dayCell,
  numberCell,
  textCell,
  wordCell,
} from '../../cells/cell.ts';
import { meterIdentity } from '../meter-row.ts';
import { pastInstantCell } from '../reading/past-instant-cell.ts';

const pastInstant = pastInstantCell('Data nie może być z przyszłości');

const value = checkedBy(z.nullable(measurementValue), blankAsNull(numberCell));

/** The words of `removalReasonLabels`, and a blank for none. */
const reasons: Readonly<Record<string, RemovalReason | null>> = {
  '': null,
  ...Object.fromEntries(
    // The keys of the labels are reasons, which the types of `Object.entries` do not say.
    Object.entries(removalReasonLabels).map(([reason, label]) => [label, reason as RemovalReason]),
  ),
};

/** What identifies a device: its meter, and when it was removed; one of a meter's devices is still there. */
export const installationIdentity = z.object({
  name: meterIdentity.shape.name,
  removedAt: pastInstant,
});

/** A row of the devices' list: one device at a meter. Null is what the file does not say. */
export const installationRow = z
  .extend(installationIdentity, {
    serialNumber: checkedBy(optionalText({ max: 50 }), textCell),
    installedAt: pastInstant,
    firstValue: value,
    lastValue: value,
    removalReason: wordCell(reasons, Object.values(removalReasonLabels).join(', ')),
    digits: checkedBy(
      deviceFields.digits,
      z.pipe(
        numberCell,
        z.transform((typed) => (typed ? Number(typed) : null)),
      ),
    ),
    multiplier: checkedBy(z.nullable(deviceFields.multiplier), blankAsNull(numberCell)),
    sealNumber: checkedBy(optionalText({ max: 50 }), textCell),
    legalisedUntil: dayCell,
  })
  .check(
    z.superRefine((row, context) => {
      const needs = (stated: keyof typeof row, needed: keyof typeof row, message: string) => {
        if (row[stated] === null || row[needed] !== null) return;
        context.addIssue({ code: 'custom', path: [needed], message });
      };
      needs('installedAt', 'firstValue', 'Do daty założenia podaj także stan początkowy');
      needs('firstValue', 'installedAt', 'Do stanu początkowego podaj także datę założenia');
      needs('removedAt', 'lastValue', 'Do daty zdjęcia podaj także stan końcowy');
      needs('removedAt', 'removalReason', 'Do daty zdjęcia podaj także powód');
      needs('lastValue', 'removedAt', 'Do stanu końcowego podaj także datę zdjęcia');
      if (row.lastValue === null) {
        needs('removalReason', 'removedAt', 'Do powodu zdjęcia podaj także jego datę');
      }
      const { installedAt, removedAt } = row;
      if (installedAt !== null && removedAt !== null && removedAt <= installedAt) {
        const message = 'Data zdjęcia musi być późniejsza od daty założenia';
        context.addIssue({ code: 'custom', path: ['removedAt'], message });
      }
    }),
  );

/** The part of a row by which another one may double it. */
export type InstallationIdentity = z.output<typeof installationIdentity>;
export type InstallationRow = z.output<typeof installationRow>;
