import * as z from 'zod/mini';
import { keyOf } from '../fields.ts';
import { messages } from '../messages.ts';
import { exportFormats } from './export-format.ts';

/** The format in which a file is asked for. */
export const exportFormat = keyOf(exportFormats, messages.invalidValue);

/** How a call answers with a table as a file, in either format. */
export const fileReply = {
  reply: z.unknown(),
  replyFormat: 'stream',
  replyTypes: Object.values(exportFormats).map(({ mediaType }) => mediaType),
} as const;
