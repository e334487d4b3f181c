import type { ContentBlock } from '@grzadka/contract/content/content.model';
import { MoveButtons } from '../../core/ordered/MoveButtons.tsx';
import { actionMark } from '../../core/ordered/useItemFocus.ts';
import { IconButton } from '../../core/ui/elements/IconButton.tsx';
import { DeleteIcon, EditIcon } from '../../core/ui/icons.ts';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { blockKinds } from '../block-kinds.ts';
import { keepBlockPlace } from '../block-place.ts';
import { contentText } from '../content.text.ts';
import { type MoveDirection, useContentOwner } from '../content-owner.ts';
import styles from './BlockActions.module.css';

/** A block among those of its owner. */
export interface BlockProps {
  item: ContentBlock;
  /** From 1. */
  position: number;
  count: number;
  /** Hears of the position that the block is to get. */
  onMove: (itemId: string, direction: MoveDirection, position: number) => void;
  onDelete: (item: ContentBlock) => void;
}

/** What can be done with a block. */
export function BlockActions({ item, position, count, onMove, onDelete }: BlockProps) {
  const { name, paths } = useContentOwner();
  const { edit } = blockKinds[item.itemType];
  return (
    <div className={styles['actions']}>
      <ButtonLink
        to={edit(paths, item.id)}
        onClick={() => keepBlockPlace(name, item.id)}
        startIcon={<EditIcon />}
        aria-label={contentText.editBlock(position)}
        className={styles['edit']}
        {...actionMark('edit')}
      >
        {contentText.edit}
      </ButtonLink>
      <MoveButtons
        position={position}
        count={count}
        labels={{ up: contentText.moveUp(position), down: contentText.moveDown(position) }}
        onMove={(direction, to) => onMove(item.id, direction, to)}
      />
      <IconButton
        title={contentText.delete(position)}
        aria-label={contentText.delete(position)}
        onClick={() => onDelete(item)}
      >
        <DeleteIcon />
      </IconButton>
    </div>
  );
}
