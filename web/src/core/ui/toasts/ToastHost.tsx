import { Box, GlobalStyles } from '@mui/material';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { bindShortcut } from '../../shortcut/bound-shortcuts.ts';
import { undoKeys } from '../../shortcut/keys.ts';
import { ToastView } from './Toast.tsx';
import { useToastPlace } from './ToastPlace.tsx';
import { actOnToast, makeRoom, toastRoom } from './toast-stack.ts';
import { useToasts } from './toasts.ts';

/** Where the short messages of `notify` appear: at the edge of the window, or where a screen has a `ToastPlace`. */
export function ToastHost() {
  const toasts = useToasts();
  useEffect(() => makeRoom(toasts), [toasts]);
  const place = useToastPlace();
  const edge = useRef<HTMLDivElement>(null);
  // One element that goes from place to place: a message that is mounted anew would be read out and stay once more.
  const [messages] = useState(() => document.createElement('div'));
  useLayoutEffect(() => (place ?? edge.current)?.append(messages), [place, messages]);
  return (
    <>
      <div ref={edge} />
      {place && toasts.length > 0 && <GlobalStyles styles={roomBelowFocus} />}
      {toasts.map(
        ({ id, action, isLeaving }) =>
          action?.isUndo && !isLeaving && <UndoKeys key={id} id={id} label={action.label} />,
      )}
      {createPortal(
        <Box className="grzadka-toasts" sx={[stack, place ? inPlace : atTheEdge]}>
          {toasts.slice(0, toastRoom).map((toast) => (
            <ToastView key={toast.id} toast={toast} onShown={place && bringIntoView} />
          ))}
        </Box>,
        messages,
      )}
    </>
  );
}

/** Lets the keys undo what was offered last, whether its message has room on the screen yet or not. */
function UndoKeys({ id, label }: { id: number; label: string }) {
  // It belongs to a message, over which nothing lies.
  useEffect(
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

/** What gets the focus while messages stand at the lower edge is brought into view above them. */
const roomBelowFocus = { html: { scrollPaddingBlockEnd: 'min(15rem, 45vh)' } };

/** The latest message on top. */
const stack = {
  display: 'flex',
  flexDirection: 'column-reverse',
  displayPrint: 'none',
  // The library stacks nothing: each of its messages would lie over the others.
  '& > .MuiSnackbar-root': {
    position: 'static',
    py: 0.75,
    scrollMarginBlock: '6px',
    transform: 'none',
  },
} as const;

/** One more part of the form, as wide as the others. */
const inPlace = { mt: 1, '& .MuiAlert-root': { boxShadow: 'none' } };

const atTheEdge = {
  position: 'fixed',
  zIndex: 'snackbar',
  // Above the round button at the lower edge, so that no button is covered.
  bottom: { xs: 'calc(88px + env(safe-area-inset-bottom))', md: 14 },
  // From the middle on a message would have half of the window, and a long one more lines than a low one. On a wide
  // window beside the buttons of a form, which begin at the left, and those of a list's rows at the right.
  left: { xs: '50%', lg: 'auto' },
  right: { lg: '13rem' },
  transform: { xs: 'translateX(-50%)', lg: 'none' },
  width: { xs: '100%', sm: 'max-content', lg: 'auto' },
  maxWidth: { xs: 'calc(100% - 32px)', sm: 'min(40rem, 100% - 40px)', lg: '24rem' },
  alignItems: { sm: 'center' },
  '& > .MuiSnackbar-root': { minWidth: 288, pointerEvents: 'auto' },
  pointerEvents: 'none',
} as const;
