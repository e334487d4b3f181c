import { isRecordId } from '#src/core/database/record-id.ts';

/** By what a row of a sheet is known when it comes back: the round that it is of, and the meter. */
interface SheetKey {
  readonly campaignId: string;
  readonly meterId: string;
}

/** Returns the text that the hidden column of a row holds. */
export function sheetKeyText({ campaignId, meterId }: SheetKey): string {
  return `${campaignId}/${meterId}`;
}

/** Reads such a text; undefined for any other. */
export function readSheetKey(text: string): SheetKey | undefined {
  const [campaignId = '', meterId = '', ...more] = text.trim().toLowerCase().split('/');
  if (more.length > 0 || !isRecordId(campaignId) || !isRecordId(meterId)) return undefined;
  return { campaignId, meterId };
}
