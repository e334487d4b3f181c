import type { ContentBlock } from '@grzadka/contract/content/content.model';
import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import { Button, IconButton } from '@mui/material';
import { icon } from '../../core/ui/icon.ts';
import { DeleteIcon, EditIcon } from '../../core/ui/icons.ts';
import { ScreenLink } from '../../core/ui/loading/ScreenLink.tsx';
import { blockKinds } from '../block-kinds.ts';
import { keepBlockPlace } from '../block-place.ts';
import { contentText } from '../content.text.ts';
import { type MoveDirection, useContentOwner } from '../content-owner.ts';
import { BlockButtons } from './block-styles.ts';
import type { BlockAction } from './useBlockFocus.ts';

const MoveDownIcon = icon(mdiArrowDown, 'MoveDown');
const MoveUpIcon = icon(mdiArrowUp, 'MoveUp');

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

/** What can be done with a block. A move that leads nowhere stays in place, so as to keep the focus. */
export function BlockActions({ item, position, count, onMove, onDelete }: BlockProps) {
  const { name, paths } = useContentOwner();
  const { edit } = blockKinds[item.itemType];
  const isFirst = position === 1;
  const isLast = position === count;
  return (
    <BlockButtons>
      <Button
        component={ScreenLink}
        to={edit(paths, item.id)}
        onClick={() => keepBlockPlace(name, item.id)}
        startIcon={<EditIcon />}
        aria-label={contentText.editBlock(position)}
        {...mark('edit')}
      >
        {contentText.edit}
      </Button>
      <IconButton
        title={contentText.moveUp(position)}
        aria-label={contentText.moveUp(position)}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(item.id, 'up', position - 1)}
        {...mark('up')}
      >
        <MoveUpIcon />
      </IconButton>
      <IconButton
        title={contentText.moveDown(position)}
        aria-label={contentText.moveDown(position)}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(item.id, 'down', position + 1)}
        {...mark('down')}
      >
        <MoveDownIcon />
      </IconButton>
      <IconButton
        title={contentText.delete(position)}
        aria-label={contentText.delete(position)}
        onClick={() => onDelete(item)}
      >
        <DeleteIcon />
      </IconButton>
    </BlockButtons>
  );
}

/** Names a button for `useBlockFocus`. */
function mark(action: BlockAction) {
  return { 'data-do': action };
}
