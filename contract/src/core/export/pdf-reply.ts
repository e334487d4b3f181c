import * as z from 'zod/mini';

/** How a call answers with a document to be printed. */
export const pdfReply = {
  reply: z.unknown(),
  replyFormat: 'stream',
  replyTypes: ['application/pdf'],
} as const;

/** The header by which a document of many letters tells how many these are. */
export const lettersHeader = 'letters';

/** What stands in a document once for each of its letters: the tag that holds it, by which one sees while it comes how many are there. */
export const letterMark = '/S /Sect';

/** How a call answers with a document of many letters. */
export const lettersReply = { ...pdfReply, tellsLetters: true } as const;
