import * as z from 'zod/mini';
import { exportFormats } from '../../core/export/export-format.ts';
import { paperReply } from '../../core/export/pdf-reply.ts';
import { keyOf } from '../../core/fields.ts';
import { messages } from '../../core/messages.ts';

/** What the list by which a run is looked through is made as: docs/product/charge-runs.md#control-list. */
export const controlListFormats = {
  pdf: { label: 'Lista kontrolna (PDF)' },
  xlsx: { label: 'Lista kontrolna (Excel)' },
} as const;

export const controlListFormat = keyOf(controlListFormats, messages.invalidValue);

/** How the call answers with it. */
export const controlListReply = {
  reply: z.unknown(),
  replyFormat: 'stream',
  replyTypes: [...paperReply.replyTypes, exportFormats.xlsx.mediaType],
  tellsLacks: paperReply.tellsLacks,
} as const;
