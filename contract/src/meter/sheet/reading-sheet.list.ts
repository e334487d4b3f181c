import { defineList } from '../../core/list/list.ts';
import { meterList } from '../meter.list.ts';
import { sheetMeter } from './reading-sheet.model.ts';

/** The meters of a sheet of readings: those of the list of meters, by default in the order in which one walks past them. */
export const readingSheetList = defineList({
  ...meterList,
  item: sheetMeter,
  initialSort: { by: 'walk-order', direction: 'asc' },
});
