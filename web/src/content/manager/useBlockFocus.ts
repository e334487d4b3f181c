import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useFormActions } from '../../core/form/form-actions.ts';
import { takeBlockPlace } from '../block-place.ts';
import { useContentOwner } from '../content-owner.ts';

/** The buttons of a block that can be given the focus. */
export type BlockAction = 'edit' | 'up' | 'down';

interface BlockFocus {
  /** Holds the blocks. */
  list: RefObject<HTMLElement | null>;
  /** Where the focus goes when no block is left. */
  fallback: RefObject<HTMLElement | null>;
}

/**
 * Keeps the focus where a person works: on the block moved, beside the one deleted, on the one whose
 * screen they come back from. Returns the way to ask for the next place.
 */
export function useBlockFocus({ list, fallback }: BlockFocus) {
  const { name } = useContentOwner();
  const { isBusy } = useFormActions();
  const wanted = useRef<{ itemId: string | undefined; action: BlockAction }>(undefined);

  useEffect(() => {
    const itemId = takeBlockPlace(name);
    if (itemId !== undefined) wanted.current = { itemId, action: 'edit' };
  }, [name]);

  useEffect(() => {
    // While the overlay is there, it holds the focus.
    if (wanted.current === undefined || isBusy) return;
    const { itemId, action } = wanted.current;
    const target =
      itemId === undefined
        ? fallback.current
        : list.current?.querySelector<HTMLElement>(
            `[data-block="${itemId}"] [data-do="${action}"]`,
          );
    // A block just added is not here before the content has been read again.
    if (!target) return;
    wanted.current = undefined;
    target.focus({ preventScroll: true });
    target.closest('[data-block]')?.scrollIntoView({ block: 'nearest' });
  });

  return useCallback((itemId: string | undefined, action: BlockAction) => {
    wanted.current = { itemId, action };
  }, []);
}
