import type { ContentBlock } from '@grzadka/contract/content/content.model';
import { styled } from '@mui/material/styles';
import { ReadText } from './reading-styles.ts';

/** A content block as it is read. */
export function BlockView({ item }: { item: ContentBlock }) {
  switch (item.itemType) {
    case 'Image':
      return <ImageView {...item} />;
    case 'HtmlText':
      // The server keeps, and the editor makes, only what is safe to show anywhere.
      return <ReadText dangerouslySetInnerHTML={{ __html: item.html }} />;
  }
}

type ImageViewProps = Pick<
  Extract<ContentBlock, { itemType: 'Image' }>,
  'url' | 'alt' | 'width' | 'height'
>;

/** The image of a block; its size is known before it loads, so that nothing jumps. */
export function ImageView({ url, alt, width, height }: ImageViewProps) {
  return (
    <Image src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
  );
}

const Image = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.divider,
}));
