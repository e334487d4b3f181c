import type { ContentBlockType } from '@grzadka/contract/content/content.model';
import { contentBlockTypeLabels } from '@grzadka/contract/content/content.model';
import { mdiImageOutline, mdiTextLong } from '@mdi/js';
import { type IconComponent, icon } from '../core/ui/icon.ts';
import type { ContentPaths } from './content.paths.ts';

const ImageIcon = icon(mdiImageOutline, 'Image');
const TextIcon = icon(mdiTextLong, 'Text');

interface BlockKind {
  readonly label: string;
  readonly icon: IconComponent;
  /** The screen that edits a block of this kind. */
  readonly edit: (paths: ContentPaths, itemId: string) => string;
}

/** The kinds of content block, in the order in which they are offered. */
export const blockKinds: Readonly<Record<ContentBlockType, BlockKind>> = {
  HtmlText: {
    label: contentBlockTypeLabels.HtmlText,
    icon: TextIcon,
    edit: (paths, itemId) => paths.editText(itemId),
  },
  Image: {
    label: contentBlockTypeLabels.Image,
    icon: ImageIcon,
    edit: (paths, itemId) => paths.editImage(itemId),
  },
};

/** Every kind of content block. */
export const itemTypes = Object.keys(blockKinds) as ContentBlockType[];
