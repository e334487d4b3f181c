import * as z from 'zod/mini';
import { isStorable, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { maxHtmlLength, maxSentHtmlLength } from './html-rules.ts';

/** The kinds of content block with their names in the dialog 'Wybierz komponent'. */
export const contentBlockTypeLabels = { HtmlText: 'Tekst', Image: 'Obraz' } as const;

export type ContentBlockType = keyof typeof contentBlockTypeLabels;

/** An image block; width and height in pixels, so that nothing jumps while it loads. */
const imageBlock = z.object({
  id: z.string(),
  itemType: z.literal('Image'),
  alt: z.string(),
  url: z.string(),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
});

/** A content block within its owner, `html` being safe to show. */
export const contentBlock = z.discriminatedUnion('itemType', [
  z.object({ id: z.string(), itemType: z.literal('HtmlText'), html: z.string() }),
  imageBlock,
]);

export type ContentBlock = z.infer<typeof contentBlock>;

/** A content block alone, for editing. */
export const contentBlockDetails = z.discriminatedUnion('itemType', [
  z.object({ id: z.string(), itemType: z.literal('HtmlText'), htmlText: z.string() }),
  imageBlock,
]);

export type ContentBlockDetails = z.infer<typeof contentBlockDetails>;

/** The blocks of an owner in their order. */
export const content = z.object({ items: z.array(contentBlock) });

/** The HTML of a text block as it is sent; what is stored of it has to be a `storedHtml`. */
export const htmlText = z
  .string({ error: messages.invalidValue })
  .check(
    z.maxLength(maxSentHtmlLength, messages.tooLong(maxHtmlLength)),
    z.refine(isStorable, messages.invalidCharacter),
  );

/** The HTML of a text block as it is stored, sanitised. */
export const storedHtml = htmlText.check(
  z.maxLength(maxHtmlLength, messages.tooLong(maxHtmlLength)),
);

/** What a screen reader says of an image. */
export const altText = text({ max: 500, empty: 'Tekst alternatywny nie może być pusty' });
