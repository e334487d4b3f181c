import {
  campaignSheetName,
  campaignSheetColumns as headings,
} from '@grzadka/contract/campaign/sheet/campaign-sheet';
import type { TableExport } from '@grzadka/contract/core/export/export-columns';
import { type CampaignSheet, lastDayText, type SheetMeter } from './campaign-sheet.repo.ts';
import { sheetKeyText } from './sheet-key.ts';

/** What the file is called, before the day, on paper and as a workbook. */
export const campaignSheetFileName = 'arkusz-odczytow';

/** The sheet of a round as a workbook: with two columns to be filled in, and the key of each row, which nobody sees. */
export function campaignSheetFile({ id: campaignId }: CampaignSheet): TableExport<SheetMeter> {
  return {
    fileName: campaignSheetFileName,
    sheetName: campaignSheetName,
    columns: [
      { kind: 'text', heading: headings.sector, value: ({ sector }) => sector, width: 14 },
      { kind: 'text', heading: headings.plot, value: ({ plot }) => plot, width: 12 },
      { kind: 'text', heading: headings.name, value: ({ name }) => name },
      { kind: 'text', heading: headings.serialNumber, value: ({ serialNumber }) => serialNumber },
      { kind: 'number', heading: headings.lastValue, value: ({ last }) => last && last.value },
      {
        kind: 'text',
        heading: headings.lastDay,
        value: ({ last }) => last && lastDayText(last),
        width: 24,
      },
      { kind: 'number', heading: headings.value, value: () => null },
      { kind: 'day', heading: headings.readOn, value: () => null },
      { kind: 'text', heading: headings.remark, value: () => null, width: 30 },
      {
        kind: 'text',
        heading: headings.key,
        value: ({ id: meterId }) => sheetKeyText({ campaignId, meterId }),
        isHidden: true,
      },
    ],
  };
}
