import * as z from 'zod/mini';
import { exportFormats } from '../../core/export/export-format.ts';
import { pdfReply } from '../../core/export/pdf-reply.ts';
import { keyOf } from '../../core/fields.ts';
import { messages } from '../../core/messages.ts';
import { measurementFieldLabels } from '../../meter/measurement/measurement.model.ts';
import { meterFieldLabels } from '../../meter/meter.labels.ts';
import { campaignMeterFields } from '../meters/campaign-meter.list.ts';

/** What the sheet of a round is made as: docs/product/campaigns.md#sheet-of-a-round. */
export const campaignSheetFormats = {
  pdf: { label: 'Drukuj arkusz' },
  xlsx: { label: 'Arkusz Excel' },
} as const;

export const campaignSheetFormat = keyOf(campaignSheetFormats, messages.invalidValue);

/** How the call answers with it. */
export const campaignSheetReply = {
  reply: z.unknown(),
  replyFormat: 'stream',
  replyTypes: [...pdfReply.replyTypes, exportFormats.xlsx.mediaType],
} as const;

/** The sheet itself, as it is called on paper and as a file. */
export const campaignSheetName = 'Arkusz odczytów';

/** What its columns are called. */
export const campaignSheetColumns = {
  sector: campaignMeterFields.sector.label,
  plot: campaignMeterFields.garden.label,
  name: campaignMeterFields.name.label,
  serialNumber: campaignMeterFields.serialNumber.label,
  lastValue: meterFieldLabels.lastMeasuredAt,
  lastDay: 'Dzień ostatniego odczytu',
  value: campaignMeterFields.value.label,
  readOn: 'Data',
  remark: measurementFieldLabels.remark,
  /** Hidden: by what it holds a row is known when it comes back. */
  key: 'Klucz',
} as const;
