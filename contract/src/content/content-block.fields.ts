import { bookkeeping, choice, text } from '../core/record/record-fields.ts';
import { contentBlockTypeLabels } from './content.model.ts';

/** A block of a content, which is recorded as its owner's: docs/product/publishing.md#content. */
export const contentBlockFields = {
  ...bookkeeping,
  blockType: choice('Rodzaj bloku', contentBlockTypeLabels),
  html: { kind: 'html', label: 'Treść', personal: 'not-personal' },
  alt: text('Opis obrazu', 'not-personal'),
  contentId: null,
  position: null,
  imageId: null,
} as const;
