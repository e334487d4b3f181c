import { Alert, type AlertColor, Box, Button, IconButton } from '@mui/material';
import { type CustomContentProps, SnackbarContent, useSnackbar } from 'notistack';
import { type Ref, useCallback, useSyncExternalStore } from 'react';
import { ariaShortcut, shortcutText, undoKeys } from '../../shortcut/keys.ts';
import { CloseIcon } from '../icons.ts';
import { UnbrokenText } from '../UnbrokenText.tsx';
import { uiText } from '../ui.text.ts';
import type { ToastOffer } from './toast-offer.ts';
import { useStay } from './useStay.ts';

/** What a message is; notistack takes no interface. */
export type ToastLook = {
  readonly text: string;
  readonly severity: AlertColor;
  /** How long it stays while nobody turns to it, in milliseconds; `Infinity` until it is pressed or put away. */
  readonly stayMs: number;
  /** What can be done about it, by a button. */
  readonly offer: ToastOffer | undefined;
};

type ToastProps = CustomContentProps & ToastLook & { readonly ref?: Ref<HTMLDivElement> };

/** A long name leaves the rest of a phone's screen free. */
const fewLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  overflow: 'hidden',
};

/**
 * A short message in the application's own colours, read out as it appears. It stays as long as somebody points at it
 * or has the focus in it.
 */
export function Toast({ id, text, severity, stayMs, offer, ref }: ToastProps) {
  const { closeSnackbar } = useSnackbar();
  const isRunning = useSyncExternalStore(
    offer?.subscribe ?? hearNothing,
    offer?.isRunning ?? isNothing,
  );
  const close = useCallback(() => closeSnackbar(id), [closeSnackbar, id]);
  const attention = useStay({ stayMs, isHeld: isRunning, onOver: close });

  return (
    <SnackbarContent ref={ref} {...attention}>
      <Alert
        severity={severity}
        variant="filled"
        action={
          <>
            {offer && <OfferButton offer={offer} isRunning={isRunning} />}
            <IconButton
              color="inherit"
              size="small"
              title={uiText.close}
              aria-label={uiText.close}
              onClick={close}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        }
        sx={{
          width: '100%',
          boxShadow: 6,
          overflowWrap: 'anywhere',
          // As wide as a day with its time, before the buttons go below it.
          ...(offer && { '& .MuiAlert-message': { flexBasis: '12rem' } }),
        }}
      >
        <Box {...(offer && { sx: fewLines, title: text })}>
          <UnbrokenText text={text} />
        </Box>
      </Alert>
    </SnackbarContent>
  );
}

const hearNothing = () => () => {};
const isNothing = () => false;

interface OfferButtonProps {
  offer: ToastOffer;
  isRunning: boolean;
}

function OfferButton({ offer: { label, isUndo, act }, isRunning }: OfferButtonProps) {
  return (
    <Button
      color="inherit"
      variant="outlined"
      size="small"
      loading={isRunning}
      {...(isUndo && {
        'aria-keyshortcuts': ariaShortcut(undoKeys),
        title: shortcutText(undoKeys),
      })}
      onClick={() => void act()}
    >
      {label}
    </Button>
  );
}
