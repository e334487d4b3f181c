import * as z from 'zod/mini';

/** How a call answers with a document to be printed. */
export const pdfReply = {
  reply: z.unknown(),
  replyFormat: 'stream',
  replyTypes: ['application/pdf'],
} as const;

/** How a call answers with one that says whose it is. */
export const paperReply = { ...pdfReply, tellsLacks: true } as const;

/** The header of a document of many letters with their number. */
export const lettersHeader = 'letters';

/**
 * The header of a document that had to be printed without something: what that is, in Polish words, encoded as an address is;
 * absent where all is there: docs/product/paper.md#what-is-missing.
 */
export const lacksHeader = 'paper-lacks';

/** What stands in a document once for each of its letters: the tag that holds it, by which one sees while it comes how many are there. */
export const letterMark = '/S /Sect';

/** How a call answers with a document of many letters. */
export const lettersReply = { ...paperReply, tellsLetters: true } as const;
