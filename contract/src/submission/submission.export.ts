import type { ListExport } from '../core/list/list.ts';
import { measuredAtLabel, measuredByName } from '../meter/measurement/measurement.ts';
import { meterTypeLabels, meterUnits } from '../meter/meter.labels.ts';
import {
  submissionChannelLabels,
  submissionStateLabels,
  submissionFieldLabels as words,
} from './submission.labels.ts';
import { submissionList } from './submission.list.ts';
import type { SubmissionListItem } from './submission.model.ts';

/** What a file says of one: without what is found in it, which is of the moment. */
export type ExportedSubmission = Omit<
  SubmissionListItem,
  'findings' | 'previous' | 'used' | 'usual'
>;

/** The readings that were reported as a file; a value's unit stands in a column of its own. */
export const submissionExport: ListExport<ExportedSubmission> = {
  list: submissionList,
  fileName: 'zgloszenia-odczytow',
  sheetName: 'Zgłoszenia odczytów',
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
      heading: submissionList.filters.type.label,
      value: ({ meter }) => meterTypeLabels[meter.type],
    },
    { kind: 'text', heading: 'Numer fabryczny', value: ({ serialNumber }) => serialNumber },
    { kind: 'instant', heading: measuredAtLabel, value: ({ measuredAt }) => measuredAt },
    { kind: 'number', heading: words.value, value: ({ value }) => value },
    { kind: 'text', heading: 'Jednostka', width: 12, value: ({ meter }) => meterUnits[meter.type] },
    {
      kind: 'text',
      heading: words.submittedBy,
      value: ({ submittedBy }) => measuredByName(submittedBy),
    },
    { kind: 'instant', heading: words.submittedAt, value: ({ submittedAt }) => submittedAt },
    {
      kind: 'text',
      heading: words.channel,
      value: ({ channel }) => submissionChannelLabels[channel],
    },
    { kind: 'text', heading: 'Uwaga', value: ({ remark }) => remark },
    {
      kind: 'text',
      heading: submissionList.filters.state.label,
      value: ({ state }) => submissionStateLabels[state],
    },
    { kind: 'number', heading: words.acceptedValue, value: ({ acceptedValue }) => acceptedValue },
    { kind: 'text', heading: words.returnReason, value: ({ returnReason }) => returnReason },
    { kind: 'text', heading: words.decidedBy, value: ({ decidedBy }) => decidedBy },
    { kind: 'instant', heading: words.decidedAt, value: ({ decidedAt }) => decidedAt },
  ],
};
