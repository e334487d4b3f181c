import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** The buttons of an item that can be given the focus. */
type ItemAction = 'edit' | 'up' | 'down';

interface ItemFocus {
  /** Holds the items. */
  list: RefObject<HTMLElement | null>;
  /** Where the focus goes when no item is left. */
  fallback: RefObject<HTMLElement | null>;
  /** Whether something covers the list and holds the focus. */
  isBusy: boolean;
}

/**
 * Keeps the focus where a person works in an ordered list, on the item moved or beside the one deleted.
 * Returns the way to ask for the next place.
 */
export function useItemFocus({ list, fallback, isBusy }: ItemFocus) {
  const wanted = useRef<{ itemId: string | undefined; action: ItemAction }>(undefined);

  useEffect(() => {
    if (wanted.current === undefined || isBusy) return;
    const { itemId, action } = wanted.current;
    const target =
      itemId === undefined
        ? fallback.current
        : list.current?.querySelector<HTMLElement>(`[data-item="${itemId}"] [data-do="${action}"]`);
    // An item just added is not here before the list has been read again.
    if (!target) return;
    wanted.current = undefined;
    target.focus({ preventScroll: true });
    target.closest('[data-item]')?.scrollIntoView({ block: 'nearest' });
  });

  return useCallback((itemId: string | undefined, action: ItemAction) => {
    wanted.current = { itemId, action };
  }, []);
}

/** Names an item for `useItemFocus`. */
export function itemMark(id: string) {
  return { 'data-item': id };
}

/** Names a button of an item for `useItemFocus`. */
export function actionMark(action: ItemAction) {
  return { 'data-do': action };
}
