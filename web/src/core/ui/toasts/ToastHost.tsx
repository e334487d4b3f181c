import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { bindShortcut } from '../../shortcut/bound-shortcuts.ts';
import { undoKeys } from '../../shortcut/keys.ts';
import { classNames } from '../elements/class-names.ts';
import { useTopDialog } from '../overlays/overlays.ts';
import { uiText } from '../ui.text.ts';
import { ToastView } from './Toast.tsx';
import styles from './ToastHost.module.css';
import { useToastPlace } from './ToastPlace.tsx';
import { actOnToast, makeRoom, toastRoom } from './toast-stack.ts';
import { useToasts } from './toasts.ts';

/**
 * Where the short messages of `notify` appear: at the edge of the window, or where a screen has a `ToastPlace`. While a dialog is
 * open they stand in it, at its own place or at the edge: all outside of it is inert and below it, a popover of the browser's as
 * well, and nobody could press what they offer. The cover of a wait has none: it is soon gone, and shows them through.
 */
export function ToastHost() {
  const toasts = useToasts();
  useEffect(() => makeRoom(toasts), [toasts]);
  const wanted = useToastPlace();
  const dialog = useTopDialog();
  const place = dialog && !(wanted && dialog.contains(wanted)) ? undefined : wanted;
  const edge = useRef<HTMLDivElement>(null);
  // One element that goes from place to place: a message that is mounted anew would be read out and stay once more.
  const [messages] = useState(() => document.createElement('div'));
  useLayoutEffect(
    () => (place ?? dialog ?? edge.current)?.append(messages),
    [place, dialog, messages],
  );
  return (
    <>
      <div ref={edge} />
      {toasts.map(
        ({ id, action, isLeaving }) =>
          action?.isUndo && !isLeaving && <UndoKeys key={id} id={id} label={action.label} />,
      )}
      {createPortal(
        <div
          className={classNames(
            'grzadka-toasts',
            styles['stack'],
            place ? styles['inPlace'] : styles['atEdge'],
          )}
        >
          {toasts.slice(0, toastRoom).map((toast) => (
            <ToastView
              key={toast.id}
              toast={toast}
              // A dialog has a button of its own that is called so.
              closeLabel={dialog ? uiText.hideMessage : uiText.close}
              onShown={place && bringIntoView}
            />
          ))}
        </div>,
        messages,
      )}
    </>
  );
}

/** Lets the keys undo what was offered last, whether its message has room on the screen yet or not. */
function UndoKeys({ id, label }: { id: number; label: string }) {
  // It belongs to a message, over which nothing lies. Whoever sees the message has the keys.
  useLayoutEffect(
    () => bindShortcut({ keys: undoKeys, label, run: () => void actOnToast(id) }),
    [id, label],
  );
  return null;
}

/** A message that stands in the page is where people look, however low the window is. */
function bringIntoView(toast: HTMLElement): void {
  const { top, bottom } = toast.getBoundingClientRect();
  // One at the lower edge is in the padding for what gets the focus: the page would be scrolled though all of it is seen.
  if (top < 0 || bottom > globalThis.innerHeight) toast.scrollIntoView({ block: 'nearest' });
}
