import { optionalText, reject } from '@grzadka/contract/core/fields';
import { measurementValue } from '@grzadka/contract/meter/measurement/measurement-form';
import { meterName } from '@grzadka/contract/meter/meter.model';
import * as z from 'zod/mini';
import { blankAsNull, checkedBy, numberCell, textCell } from '../../cells/cell.ts';
import { pastInstantCell, readingFromFuture } from './past-instant-cell.ts';

/** A row of the readings' list: the meter by the number of the device that it bore then, by its name, or both. */
export const readingRow = z
  .object({
    serialNumber: checkedBy(optionalText({ max: 50 }), textCell),
    name: checkedBy(z.nullable(meterName), blankAsNull(textCell)),
    value: checkedBy(measurementValue, numberCell),
    readAt: z.pipe(
      pastInstantCell(readingFromFuture),
      z.transform((instant, payload) => {
        if (instant !== null) return instant;
        return reject(payload, 'Do odczytu podaj także jego datę');
      }),
    ),
  })
  .check(
    z.superRefine(({ serialNumber, name }, context) => {
      if (serialNumber !== null || name !== null) return;
      const message = 'Podaj numer fabryczny albo nazwę licznika';
      context.addIssue({ code: 'custom', path: ['name'], message });
    }),
  );

export type ReadingRow = z.output<typeof readingRow>;
