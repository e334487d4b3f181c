import { Alert, type AlertColor, Box, Button, IconButton } from '@mui/material';
import { type CustomContentProps, SnackbarContent, useSnackbar } from 'notistack';
import { type Ref, useCallback, useState } from 'react';
import { ariaShortcut, shortcutText, undoKeys } from '../../shortcut/keys.ts';
import { useUndoShortcut } from '../../shortcut/useShortcut.ts';
import { CloseIcon } from '../icons.ts';
import { UnbrokenText } from '../UnbrokenText.tsx';
import { uiText } from '../ui.text.ts';
import type { ToastAction } from './toasts.ts';
import { useStay } from './useStay.ts';

/** What a message with a button has besides its text; notistack takes no interface. */
export type ToastOffer = {
  readonly toastAction: ToastAction;
  readonly severity: AlertColor;
  /** How long it stays while nobody turns to it, in milliseconds; `Infinity` until it is pressed or put away. */
  readonly stayMs: number;
};

type ActionToastProps = CustomContentProps & ToastOffer & { readonly ref?: Ref<HTMLDivElement> };

/** A long name leaves the rest of a phone's screen free. */
const fewLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
};

/** A message with a button, which stays as long as somebody points at it or has the focus in it. */
export function ActionToast({
  id,
  message,
  toastAction: { label, run, isUndo = false },
  severity,
  stayMs,
  ref,
}: ActionToastProps) {
  const { closeSnackbar } = useSnackbar();
  const [isRunning, setRunning] = useState(false);
  const close = useCallback(() => closeSnackbar(id), [closeSnackbar, id]);
  const attention = useStay({ stayMs, isHeld: isRunning || stayMs === Infinity, onOver: close });

  const act = async () => {
    if (isRunning) return;
    setRunning(true);
    await run();
    close();
  };
  useUndoShortcut(isUndo ? label : undefined, () => void act());

  return (
    <SnackbarContent ref={ref} {...attention}>
      <Alert
        severity={severity}
        variant="filled"
        action={
          <>
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
            <IconButton color="inherit" size="small" aria-label={uiText.close} onClick={close}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        }
        sx={{
          width: '100%',
          boxShadow: 6,
          overflowWrap: 'anywhere',
          // As wide as a day with its time, before the buttons go below it.
          '& .MuiAlert-message': { flexBasis: '12rem' },
        }}
      >
        {typeof message === 'string' ? (
          <Box sx={fewLines} title={message}>
            <UnbrokenText text={message} />
          </Box>
        ) : (
          message
        )}
      </Alert>
    </SnackbarContent>
  );
}
