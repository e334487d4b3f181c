import type { ContentBlock } from '@grzadka/contract/content/content.model';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useFormActions } from '../../core/form/form-actions.ts';
import { useItemFocus } from '../../core/ordered/useItemFocus.ts';
import { Text } from '../../core/ui/elements/Text.tsx';
import { Unseen } from '../../core/ui/elements/Unseen.tsx';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { uiText } from '../../core/ui/ui.text.ts';
import { takeBlockPlace } from '../block-place.ts';
import { contentText } from '../content.text.ts';
import { type MoveDirection, useContentOwner } from '../content-owner.ts';
import { BlockCard } from './BlockCard.tsx';
import { ContentButtons } from './ContentButtons.tsx';
import styles from './ContentManager.module.css';
import { useContentBlocks } from './useContentBlocks.ts';

const ConfirmDialog = latePart(
  async () => (await import('../../core/ui/ConfirmDialog.tsx')).ConfirmDialog,
);

/** The content blocks of an owner, below the form that edits it. */
export function ContentManager({ items }: { items: readonly ContentBlock[] }) {
  const { addText, move, deletion } = useContentBlocks();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { name } = useContentOwner();
  const { isBusy } = useFormActions();
  const wantFocus = useItemFocus({ list, fallback: addButton, isBusy });
  // Back from a block's screen; asked for before the effect that gives it.
  useLayoutEffect(() => {
    const itemId = takeBlockPlace(name);
    if (itemId !== undefined) wantFocus(itemId, 'edit');
  }, [name, wantFocus]);
  const [announced, setAnnounced] = useState('');
  const count = items.length;

  const moveBlock = useCallback(
    (itemId: string, direction: MoveDirection, position: number) => {
      wantFocus(itemId, direction);
      setAnnounced(contentText.moved(position, count));
      move(itemId, direction);
    },
    [wantFocus, move, count],
  );
  const confirmDelete = () => {
    const index = items.findIndex(({ id }) => id === deletion.inQuestion?.id);
    wantFocus((items[index + 1] ?? items[index - 1])?.id, 'edit');
    deletion.answer(true);
  };

  return (
    <Section
      title={contentText.title}
      actions={<ContentButtons addButton={addButton} onAddText={addText} />}
    >
      {count === 0 ? (
        <Text isQuiet>{contentText.empty}</Text>
      ) : (
        <ol ref={list} aria-label={contentText.list} className={styles['blocks']}>
          {items.map((item, index) => (
            <BlockCard
              key={item.id}
              item={item}
              position={index + 1}
              count={count}
              onMove={moveBlock}
              onDelete={deletion.ask}
            />
          ))}
        </ol>
      )}
      <Unseen as="div" aria-live="polite">
        {announced}
      </Unseen>
      <ConfirmDialog
        open={deletion.inQuestion !== undefined}
        title={uiText.deleteTitle}
        text={contentText.deleteQuestion}
        onConfirm={confirmDelete}
        onCancel={() => deletion.answer(false)}
      />
    </Section>
  );
}
