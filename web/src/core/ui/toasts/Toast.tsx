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

/** What a message is; notistack takes no interface. */
export type ToastLook = {
  readonly text: string;
  readonly severity: AlertColor;
  /** How long it stays while nobody turns to it, in milliseconds; `Infinity` until it is pressed or put away. */
  readonly stayMs: number;
  /** What can be done about it, by a button. */
  readonly toastAction: ToastAction | undefined;
};

type ToastProps = CustomContentProps & ToastLook & { readonly ref?: Ref<HTMLDivElement> };

/** A long name leaves the rest of a phone's screen free. */
const fewLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
};

/**
 * A short message in the application's own colours, read out as it appears. It stays as long as somebody points at it
 * or has the focus in it.
 */
export function Toast({ id, text, severity, stayMs, toastAction, ref }: ToastProps) {
  const { closeSnackbar } = useSnackbar();
  const [isRunning, setRunning] = useState(false);
  const close = useCallback(() => closeSnackbar(id), [closeSnackbar, id]);
  const attention = useStay({ stayMs, isHeld: isRunning, onOver: close });

  const act = async ({ run }: ToastAction) => {
    if (isRunning) return;
    setRunning(true);
    await run();
    close();
  };

  return (
    <SnackbarContent ref={ref} {...attention}>
      <Alert
        severity={severity}
        variant="filled"
        action={
          <>
            {toastAction && (
              <ActionButton
                action={toastAction}
                isRunning={isRunning}
                onPress={() => void act(toastAction)}
              />
            )}
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
          ...(toastAction && { '& .MuiAlert-message': { flexBasis: '12rem' } }),
        }}
      >
        <Box {...(toastAction && { sx: fewLines, title: text })}>
          <UnbrokenText text={text} />
        </Box>
      </Alert>
    </SnackbarContent>
  );
}

interface ActionButtonProps {
  action: ToastAction;
  isRunning: boolean;
  onPress: () => void;
}

function ActionButton({
  action: { label, isUndo = false },
  isRunning,
  onPress,
}: ActionButtonProps) {
  useUndoShortcut(isUndo ? label : undefined, onPress);
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
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
