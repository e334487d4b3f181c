import * as z from 'zod/mini';

/** Which file an e-mail brings: a document, or what is made of an account when the e-mail goes. */
export const mailAttachment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('document'), id: z.string() }),
  /** The fee notice of a run. */
  z.object({ kind: z.literal('notice'), runId: z.string(), settlementId: z.string() }),
  z.object({ kind: z.literal('statement'), settlementId: z.string() }),
]);

export type MailAttachment = z.infer<typeof mailAttachment>;

/** A file as it goes along. */
export interface AttachedFile {
  readonly filename: string;
  /** Such as 'application/pdf'. */
  readonly contentType: string;
  readonly content: Buffer;
}

/**
 * Finds or makes a file, when the e-mail goes. An AppError says why there is none: `unavailable` is tried again, any other one
 * ends the e-mail.
 */
export type ReadAttachment = (attachment: MailAttachment) => Promise<AttachedFile>;
