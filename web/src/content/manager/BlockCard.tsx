import { initialHtml } from '@grzadka/contract/content/html-rules';
import { memo } from 'react';
import { itemMark } from '../../core/ordered/useItemFocus.ts';
import { Tag } from '../../core/ui/elements/Tag.tsx';
import { WarningIcon } from '../../core/ui/icons.ts';
import { BlockView } from '../BlockView.tsx';
import { blockKinds } from '../block-kinds.ts';
import { blockExcerpt, contentText } from '../content.text.ts';
import { BlockActions, type BlockProps } from './BlockActions.tsx';
import styles from './BlockCard.module.css';

/** A block in the content manager: what it is, what can be done with it, how it looks. */
export const BlockCard = memo(function BlockCard(props: BlockProps) {
  const { item, position, count } = props;
  const { label, icon: Icon } = blockKinds[item.itemType];
  const isUnfinished = item.itemType === 'HtmlText' && item.html === initialHtml;
  return (
    <li
      {...itemMark(item.id)}
      aria-label={`${label}: ${blockExcerpt(item)}`}
      className={styles['block']}
    >
      <div className={styles['head']}>
        <Icon />
        <strong>{label}</strong>
        <span>{contentText.position(position, count)}</span>
        {isUnfinished && (
          <Tag tone="warning" icon={<WarningIcon />}>
            {contentText.unfinished}
          </Tag>
        )}
        <BlockActions {...props} />
      </div>
      {/* Only to look at: its links and headings belong to the reader's page, not to this screen. */}
      <div inert className={styles['preview']}>
        <BlockView item={item} />
      </div>
    </li>
  );
});
