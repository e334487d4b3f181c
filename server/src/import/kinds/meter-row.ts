import { measurementValue } from '@grzadka/contract/meter/measurement/measurement-form';
import { type MeterType, meterTypeLabels } from '@grzadka/contract/meter/meter.labels';
import { meterName } from '@grzadka/contract/meter/meter.model';
import * as z from 'zod/mini';
import { foldText } from '#src/core/fold-text.ts';
import {
  blankAsNull,
  checkedBy,
  choiceCell,
  numberCell,
  textCell,
  wordCell,
  yesNoCell,
} from '../cells/cell.ts';
import { pastInstantCell, readingFromFuture } from './reading/past-instant-cell.ts';
import type { SectorNames } from './sector.ts';

const meterTypes: Readonly<Record<string, MeterType>> = {
  [meterTypeLabels.WaterMeter]: 'WaterMeter',
  [meterTypeLabels.ElectricityMeter]: 'ElectricityMeter',
  woda: 'WaterMeter',
  prąd: 'ElectricityMeter',
  energia: 'ElectricityMeter',
};

/** What identifies a meter. */
export const meterIdentity = z.object({
  name: checkedBy(meterName, textCell),
});

/** A row of the meters' list: where the meter stands, and the reading it starts from, are optional. */
export function meterRow({ find, refusal }: SectorNames) {
  return z
    .object({
      name: meterIdentity.shape.name,
      type: wordCell(meterTypes, Object.values(meterTypeLabels).join(' albo ')),
      sector: choiceCell((typed) => (foldText(typed) === '' ? null : find(typed)), refusal),
      garden: blankAsNull(textCell),
      isActive: yesNoCell,
      reading: checkedBy(z.nullable(measurementValue), blankAsNull(numberCell)),
      readAt: pastInstantCell(readingFromFuture),
    })
    .check(
      z.superRefine(({ sector, garden, reading, readAt }, context) => {
        const refuse = (field: string, message: string) =>
          context.addIssue({ code: 'custom', path: [field], message });
        if (garden === null && sector !== null) refuse('garden', 'Do sektora podaj także działkę');
        if (sector === null && garden !== null) refuse('sector', 'Do działki podaj także sektor');
        if (readAt === null && reading !== null)
          refuse('readAt', 'Do odczytu podaj także jego datę');
        if (reading === null && readAt !== null)
          refuse('reading', 'Do daty odczytu podaj także odczyt');
      }),
    );
}

/** The part of a row by which another one may double it. */
export type MeterIdentity = z.output<typeof meterIdentity>;
export type MeterRow = z.output<ReturnType<typeof meterRow>>;
