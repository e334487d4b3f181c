import * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { type ExportFormat, exportFormats } from './export-format.ts';

/** The format in which a file is asked for. */
export const exportFormat = z.enum(
  Object.keys(exportFormats) as [ExportFormat, ...ExportFormat[]],
  messages.invalidValue,
);

/** How a call answers with a table as a file, in either format. */
export const fileReply = {
  reply: z.unknown(),
  replyFormat: 'stream',
  replyTypes: Object.values(exportFormats).map(({ mediaType }) => mediaType),
} as const;
