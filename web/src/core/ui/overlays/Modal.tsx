import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { keepTabWithin } from './keep-tab-within.ts';
import { type Modality, showDialog, useModal } from './useModal.ts';
import { usePresence } from './usePresence.ts';

/** What somebody did who would close it. */
export type CloseReason = 'escape' | 'backdrop';

export interface ModalProps
  extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel' | 'ref'>,
    Partial<Omit<Modality, 'isOpen'>> {
  open: boolean;
  /** Somebody would close it: it is closed by `open` alone. */
  onClose?: ((reason: CloseReason) => void) | undefined;
}

/**
 * What lies over all else and has to be done with first: the browser's `<dialog>`, which makes all outside of it inert. It has
 * the focus itself unless something within it takes that, so that its name is read. Its looks are for others to give.
 */
export function Modal({ open, ...modal }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null);
  const isThere = usePresence(open, element);
  return (
    isThere &&
    createPortal(<ModalElement {...modal} isOpen={open} element={element} />, document.body)
  );
}

interface ModalElementProps extends Omit<ModalProps, 'open'> {
  isOpen: boolean;
  element: RefObject<HTMLDialogElement | null>;
}

function ModalElement({
  isOpen,
  isModal = true,
  restoresFocus = true,
  isHost = true,
  onClose,
  element,
  children,
  ...rest
}: ModalElementProps) {
  const isReady = useModal(element, { isOpen, isModal, restoresFocus, isHost });
  useOwnEscape(element);
  const isPressedBeside = useRef(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the Escape key does what a press beside it does
    <dialog
      {...rest}
      ref={element}
      // Has the focus where nothing within it takes that.
      tabIndex={-1}
      // While it fades away.
      inert={!isOpen}
      aria-hidden={isOpen ? undefined : true}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        keepTabWithin(event);
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onClose?.('escape');
      }}
      // What else closes it: a phone's way back, and the key where nothing has the focus.
      onCancel={(event) => {
        // A field of a file within it has such an event as well.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.('escape');
      }}
      // At the second time some browsers do not ask.
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget || !isOpen || currentTarget.open) return;
        onClose?.('escape');
        showDialog(currentTarget, isModal);
      }}
      // Who presses within it and lets go beside it has marked a text.
      onMouseDown={({ target, currentTarget }) => {
        isPressedBeside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (isPressedBeside.current && target === currentTarget) onClose?.('backdrop');
      }}
    >
      {isReady && children}
    </dialog>
  );
}

/** Keeps the browser from closing a dialog by the Escape key, which may be meant for what is open within it: React hears it. */
function useOwnEscape(element: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const { current: dialog } = element;
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) event.preventDefault();
    };
    dialog?.addEventListener('keydown', keep, true);
    return () => dialog?.removeEventListener('keydown', keep, true);
  }, [element]);
}
