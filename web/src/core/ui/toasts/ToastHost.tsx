import { Fade, GlobalStyles } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type SnackbarKey, SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Toast, type ToastLook } from './Toast.tsx';
import { offerAction, type ToastOffer } from './toast-offer.ts';
import { useToastPlace } from './toast-places.ts';
import { showToasts } from './toasts.ts';

/** How long a short message stays, in milliseconds. */
const stay = 3000;

/** The same where something can be done about it. */
const stayWithAction = 10_000;

declare module 'notistack' {
  interface VariantOverrides {
    toast: ToastLook;
  }
}

const looks = { toast: Toast };

/** Where the short messages of `notify` appear: at the edge of the window, or where a screen has a `ToastPlace`. */
export function ToastHost() {
  const place = useToastPlace();
  const edge = useRef<HTMLDivElement>(null);
  // One element that goes from place to place: a message that had to be mounted anew while it leaves would never be gone.
  const [messages] = useState(() => document.createElement('div'));
  useLayoutEffect(() => (place ?? edge.current)?.append(messages), [place, messages]);
  return (
    <>
      <GlobalStyles styles={toastStyles} />
      <div ref={edge} />
      <SnackbarProvider
        Components={looks}
        // A message leaves by itself when nobody has turned to it, which notistack cannot tell.
        autoHideDuration={null}
        // Of its own motion notistack lets nobody ask for less.
        TransitionComponent={Fade}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        classes={{ containerRoot: place ? 'grzadka-toasts-in-place' : 'grzadka-toasts' }}
        domRoot={messages}
        {...(place && { onEntered: bringIntoView })}
      >
        <Shower />
      </SnackbarProvider>
    </>
  );
}

/** A message that stands in the page is where people look, however low the window is. */
function bringIntoView(toast: HTMLElement): void {
  const { top, bottom } = toast.getBoundingClientRect();
  // One at the lower edge is in the padding for what gets the focus: the page would be scrolled though all of it is seen.
  if (top < 0 || bottom > globalThis.innerHeight) toast.scrollIntoView({ block: 'nearest' });
}

const toastStyles = ({ breakpoints }: Theme) => ({
  '@media print': { '.grzadka-toasts, .grzadka-toasts-in-place': { display: 'none' } },
  [breakpoints.down('md')]: {
    // Above the round button at the lower edge, so that no button is covered.
    '.grzadka-toasts': { bottom: 'calc(88px + env(safe-area-inset-bottom)) !important' },
  },
  [breakpoints.between('sm', 'lg')]: {
    // From the middle on it would have half of the window, and a long message more lines than a low one.
    '.grzadka-toasts': { width: 'max-content', maxWidth: 'min(40rem, 100% - 40px) !important' },
  },
  [breakpoints.up('lg')]: {
    // Beside the buttons of a form, which begin at the left, and those of a list's rows at the right.
    '.grzadka-toasts': {
      left: 'auto !important',
      right: '13rem',
      maxWidth: '24rem !important',
      transform: 'none !important',
    },
  },
  // What gets the focus while messages stand at the lower edge is brought into view above them.
  'html:has(.grzadka-toasts-in-place .notistack-Snackbar)': {
    scrollPaddingBlockEnd: 'min(15rem, 45vh)',
  },
  // One more part of the form, as wide as the others.
  '.grzadka-toasts-in-place': {
    position: 'static !important',
    alignItems: 'stretch !important',
    maxWidth: 'none !important',
    transform: 'none !important',
    marginBlockStart: 8,
    // The library's own least width is more than a narrow phone has.
    '& .notistack-Snackbar, & .notistack-Snackbar > *': {
      minWidth: '0 !important',
      scrollMarginBlock: 12,
    },
    '& .MuiAlert-root': { boxShadow: 'none' },
  },
});

function Shower() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef(0);
  useEffect(() => {
    /** Those that may be taken away, and what can be done about any that has not begun to leave. */
    const passing = new Set<SnackbarKey>();
    const offers = new Map<SnackbarKey, ToastOffer>();
    /** Those that only say something, by what they say: said again, it is said once. */
    const sayings = new Map<string, SnackbarKey>();
    const endOffer = (key: SnackbarKey) => {
      offers.get(key)?.end();
      offers.delete(key);
    };
    const takeAway = (key: SnackbarKey) => {
      // The library tells nothing of one that goes while it waits for room.
      endOffer(key);
      closeSnackbar(key);
    };
    const stop = showToasts((command) => {
      if (command.kind === 'clear') {
        for (const key of passing) takeAway(key);
        return;
      }
      const { text, variant, durationMs, action } = command;
      const stayMs = durationMs ?? (action ? stayWithAction : stay);
      // The library's own is the time with chance for its fraction, which two of a moment may share.
      const key = (shown.current += 1);
      const offer = action && offerAction(action, () => takeAway(key));
      if (offer) offers.set(key, offer);
      const said = sayings.get(text);
      if (said !== undefined) closeSnackbar(said);
      if (!offer) sayings.set(text, key);
      enqueueSnackbar({
        key,
        variant: 'toast',
        text,
        severity: variant,
        stayMs,
        offer,
        // One with a button gives way to no other.
        persist: action !== undefined,
        onClose: () => {
          endOffer(key);
          if (sayings.get(text) === key) sayings.delete(text);
        },
        onExited: (_, gone) => void passing.delete(gone),
      });
      if (!action || stayMs !== Infinity) passing.add(key);
    });
    return () => {
      stop();
      for (const key of offers.keys()) endOffer(key);
    };
  }, [enqueueSnackbar, closeSnackbar]);
  return null;
}
