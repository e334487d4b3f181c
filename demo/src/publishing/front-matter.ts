import * as z from 'zod/mini';
import { planFields } from './schedule.ts';

/** The front matter of a news entry or a notice. */
export const entryFront = z.strictObject({ title: z.string(), ...planFields });

export type EntryFront = z.infer<typeof entryFront>;

/** The front matter of a page: when each of its versions is published, and by what these differ. */
export const pageFront = z.strictObject({
  pageId: z.literal(['oplaty', 'wladze', 'kontakt']),
  versions: z.array(z.strictObject({ ...planFields, with: z.record(z.string(), z.unknown()) })),
});

export type PageFront = z.infer<typeof pageFront>;

/** The front matter of a document; its file's ending follows from what it holds. */
export const documentFront = z.strictObject({
  name: z.string(),
  fileName: z.string(),
  ...planFields,
});

export type DocumentFront = z.infer<typeof documentFront>;
