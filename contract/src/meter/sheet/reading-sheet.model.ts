import * as z from 'zod/mini';
import { meterListItem } from '../meter.model.ts';

/** A meter as a line of a sheet of readings: with what it is found by in the field. */
export const sheetMeter = z.extend(meterListItem, {
  /** The name of the plot it stands in; null without one. */
  plot: z.nullable(z.string()),
  /** Of the device that is there now. */
  serialNumber: z.nullable(z.string()),
});

export type SheetMeter = z.infer<typeof sheetMeter>;

/** How many meters a sheet holds at most. */
export const mostSheetMeters = 5000;
