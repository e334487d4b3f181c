import type { ContentItem } from '@grzadka/contract/content/content.model';
import { styled } from '@mui/material/styles';

type ImageViewProps = Pick<
  Extract<ContentItem, { itemType: 'Image' }>,
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
