import type { ContentBlock } from '@grzadka/contract/content/content.model';
import styles from './BlockView.module.css';
import reading from './reading.module.css';

/** A content block as it is read. */
export function BlockView({ item }: { item: ContentBlock }) {
  switch (item.itemType) {
    case 'Image':
      return <ImageView {...item} />;
    case 'HtmlText':
      // The server keeps, and the editor makes, only what is safe to show anywhere.
      return <div className={reading['read']} dangerouslySetInnerHTML={{ __html: item.html }} />;
  }
}

type ImageViewProps = Pick<
  Extract<ContentBlock, { itemType: 'Image' }>,
  'url' | 'alt' | 'width' | 'height'
>;

/** The image of a block; its size is known before it loads, so that nothing jumps. */
export function ImageView({ url, alt, width, height }: ImageViewProps) {
  return (
    <img
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={styles['image']}
    />
  );
}
