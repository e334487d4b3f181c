import type { ListExport } from '../../core/list/list.ts';
import { confirmedFindingLabels, wantsAnswer } from '../measurement/finding.ts';
import { measurementFieldLabels } from '../measurement/measurement.model.ts';
import { measuredAtLabel, measuredByName } from '../measurement/measurement.ts';
import { meterFieldLabels, meterTypeLabels, meterUnits } from '../meter.labels.ts';
import { uncheckedList } from './unchecked.list.ts';
import type { UncheckedMeasurement } from './unchecked.model.ts';

/** The measurements that wait for an answer as a file; a value's unit stands in a column of its own. */
export const uncheckedExport: ListExport<UncheckedMeasurement> = {
  list: uncheckedList,
  fileName: 'odczyty-do-sprawdzenia',
  sheetName: 'Do sprawdzenia',
  columns: [
    { kind: 'text', heading: 'Licznik', value: ({ meter }) => meter.name },
    {
      kind: 'text',
      heading: 'Działka',
      width: 12,
      value: ({ meter }) => meter.garden?.name ?? null,
    },
    {
      kind: 'text',
      heading: uncheckedList.filters.type.label,
      value: ({ meter }) => meterTypeLabels[meter.type],
    },
    { kind: 'instant', heading: measuredAtLabel, value: ({ measuredAt }) => measuredAt },
    { kind: 'number', heading: 'Wartość', value: ({ value }) => value },
    { kind: 'text', heading: 'Jednostka', width: 12, value: ({ meter }) => meterUnits[meter.type] },
    {
      kind: 'text',
      heading: meterFieldLabels.measuredBy,
      value: ({ measuredBy }) => measuredByName(measuredBy),
    },
    {
      kind: 'text',
      heading: measurementFieldLabels.verdict,
      value: ({ verdict }) =>
        verdict
          .filter(wantsAnswer)
          .map((code) => confirmedFindingLabels[code])
          .join(', '),
    },
  ],
};
