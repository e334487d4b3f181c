import type { ListExport } from '../../core/list/list.ts';
import { meterFieldLabels } from '../meter.labels.ts';
import { findingAnswerLabels } from './finding.ts';
import { measurementList } from './measurement.list.ts';
import {
  type MeasurementListItem,
  measurementChannelLabels,
  measurementFieldLabels,
} from './measurement.model.ts';
import { measuredAtLabel, measuredByName } from './measurement.ts';
import { reversalText } from './reversal-text.ts';

/** The history of a meter as a file. */
export const measurementExport: ListExport<MeasurementListItem> = {
  list: measurementList,
  fileName: 'odczyty',
  sheetName: 'Odczyty',
  columns: [
    { kind: 'instant', heading: measuredAtLabel, value: ({ measuredAt }) => measuredAt },
    { kind: 'number', heading: 'Wartość', value: ({ value }) => value },
    {
      kind: 'text',
      heading: meterFieldLabels.measuredBy,
      value: ({ measuredBy }) => measuredByName(measuredBy),
    },
    {
      kind: 'text',
      heading: measurementFieldLabels.channel,
      value: ({ channel }) => measurementChannelLabels[channel],
    },
    {
      kind: 'text',
      heading: measurementFieldLabels.confirmation,
      value: ({ confirmation }) => confirmation && findingAnswerLabels[confirmation],
    },
    { kind: 'text', heading: measurementFieldLabels.remark, value: ({ remark }) => remark },
    {
      kind: 'text',
      heading: 'Unieważnienie',
      value: ({ reversal }) => reversal && reversalText(reversal),
    },
  ],
};
