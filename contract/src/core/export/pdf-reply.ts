import * as z from 'zod/mini';

/** How a call answers with a document to be printed. */
export const pdfReply = {
  reply: z.unknown(),
  replyFormat: 'stream',
  replyTypes: ['application/pdf'],
} as const;

/** How a call answers with one that says whose it is. */
export const paperReply = { ...pdfReply, tellsLacks: true } as const;

/** The header by which a document of many letters tells how many these are. */
export const lettersHeader = 'letters';

/**
 * The header by which a document tells what it had to be printed without, in Polish words, encoded as an address is; it has none
 * where all is there: docs/product/paper.md#what-is-missing.
 */
export const lacksHeader = 'paper-lacks';

/** What stands in a document once for each of its letters: the tag that holds it, by which one sees while it comes how many are there. */
export const letterMark = '/S /Sect';

/** How a call answers with a document of many letters. */
export const lettersReply = { ...paperReply, tellsLetters: true } as const;
