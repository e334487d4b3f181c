import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { coverPage } from './overlays.ts';

/** How a dialog of the browser's is open. */
export interface Modality {
  isOpen: boolean;
  /**
   * All below it is inert, and it takes the focus. Without that it lies over the page alone, where what has the focus keeps it:
   * for who is typing, or for a part that sees to the focus itself.
   */
  isModal: boolean;
  /** The focus goes back to where it was once it is closed. */
  restoresFocus: boolean;
  /** What opens from within it, and short messages, stand in it. */
  isHost: boolean;
}

/**
 * Opens and closes a `<dialog>` over all else, and gives the focus back. Returns whether its content may come: what has the
 * focus from the beginning takes it as it appears, which it cannot do in a dialog that is closed.
 */
export function useModal(
  element: RefObject<HTMLDialogElement | null>,
  { isOpen, isModal, restoresFocus, isHost }: Modality,
): boolean {
  const [isReady, setReady] = useState(false);
  const before = useRef<Element>(null);
  const uncover = useRef<() => void>(undefined);

  const end = useEffectEvent(() => {
    uncover.current?.();
    uncover.current = undefined;
  });
  const giveFocusBack = useEffectEvent(() => {
    const { current: focused } = before;
    before.current = null;
    if (!(focused instanceof HTMLElement)) return;
    if (restoresFocus) focused.focus({ preventScroll: true });
    // The browser gives it back of its own accord.
    else if (document.activeElement === focused) focused.blur();
  });
  const update = useEffectEvent((next: Pick<Modality, 'isOpen' | 'isModal'>) => {
    const { current: dialog } = element;
    if (!dialog) return;
    if (next.isOpen) {
      before.current ??= document.activeElement;
      showDialog(dialog, next.isModal);
      uncover.current ??= coverPage(dialog, { isHost });
      setReady(true);
    } else if (uncover.current) {
      end();
      hideDialog(dialog);
      giveFocusBack();
      leaveFocus(dialog);
    }
  });
  // In the same moment in which it is closed, so that whatever asks for the focus because of that can have it.
  // oxlint-disable-next-line react/set-state-in-effect -- the content comes once the dialog is open, before anything is painted
  useLayoutEffect(() => update({ isOpen, isModal }), [isOpen, isModal]);
  // It may be taken away while it is open: then the focus can go back as soon as it is gone.
  useLayoutEffect(() => () => end(), []);
  useEffect(() => () => giveFocusBack(), []);
  return isReady;
}

/** Shows a dialog; where it is modal, over all else and with the focus in it. */
export function showDialog(dialog: HTMLDialogElement, isModal: boolean): void {
  // A browser from before 2022 has it over the page by its style alone.
  if (!isModal || !hasTopLayer()) {
    dialog.open = true;
  } else if (!dialog.matches(':modal')) {
    const focused = dialog.contains(document.activeElement) ? document.activeElement : null;
    dialog.open = false;
    dialog.showModal();
    if (focused instanceof HTMLElement) focused.focus();
  }
  if (isModal && !dialog.contains(document.activeElement)) dialog.focus({ preventScroll: true });
}

function hideDialog(dialog: HTMLDialogElement): void {
  if (hasTopLayer()) dialog.close();
  else dialog.open = false;
}

/** Takes the focus from within something that is closed: where it could not go back, whoever looks for it finds it with nobody. */
export function leaveFocus(closed: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && closed.contains(activeElement)) activeElement.blur();
}

function hasTopLayer(): boolean {
  return 'showModal' in HTMLDialogElement.prototype;
}
