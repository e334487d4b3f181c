import type { ContentItem } from '@grzadka/contract/content/content.model';
import { Box } from '@mui/material';
import { ImageView } from './ImageView.tsx';
import { readingStyles } from './reading-styles.ts';

/** A content block as it is read. */
export function BlockView({ item }: { item: ContentItem }) {
  switch (item.itemType) {
    case 'Image':
      return <ImageView {...item} />;
    case 'HtmlText':
      return (
        <Box
          sx={readingStyles}
          // The server keeps only what is safe to show anywhere (decisions 8).
          dangerouslySetInnerHTML={{ __html: item.html }}
        />
      );
  }
}
