import type { ContentItem } from '@grzadka/contract/content/content.model';
import { ImageView } from './ImageView.tsx';
import { ReadText } from './reading-styles.ts';

/** A content block as it is read. */
export function BlockView({ item }: { item: ContentItem }) {
  switch (item.itemType) {
    case 'Image':
      return <ImageView {...item} />;
    case 'HtmlText':
      // The server keeps only what is safe to show anywhere.
      return <ReadText dangerouslySetInnerHTML={{ __html: item.html }} />;
  }
}
