import { type RefObject, useLayoutEffect } from 'react';
import { useFormActions } from '../../core/form/form-actions.ts';
import { useItemFocus } from '../../core/ordered/useItemFocus.ts';
import { takeBlockPlace } from '../block-place.ts';
import { useContentOwner } from '../content-owner.ts';

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
  const wantFocus = useItemFocus({ list, fallback, isBusy });

  // Asked for before the effect that gives it.
  useLayoutEffect(() => {
    const itemId = takeBlockPlace(name);
    if (itemId !== undefined) wantFocus(itemId, 'edit');
  }, [name, wantFocus]);

  return wantFocus;
}
