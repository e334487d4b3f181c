import { Alert, Box, Button, Fade, IconButton, Snackbar } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ariaShortcut, shortcutText, undoKeys } from '../../shortcut/keys.ts';
import { CloseIcon } from '../icons.ts';
import { UnbrokenText } from '../UnbrokenText.tsx';
import { uiText } from '../ui.text.ts';
import { actOnToast } from './toast-stack.ts';
import { endToast, forgetToast, type Toast, type ToastAction } from './toasts.ts';

interface ToastViewProps {
  toast: Toast;
  /** It is there, as this element. */
  onShown: ((element: HTMLElement) => void) | undefined;
}

/**
 * A short message in the application's own colours, read out as it appears. It stays as long as somebody points at it
 * or has the focus in it; once they have turned away, or have come back from another window, its time begins anew.
 */
export function ToastView({ toast, onShown }: ToastViewProps) {
  const { id, text, severity, stayMs, action, isRunning, isLeaving } = toast;
  const element = useRef<HTMLDivElement>(null);
  // What is to go before it is there comes and goes: one that was never there does not tell when it has left.
  const [isShown, setShown] = useState(false);
  const tellShown = useEffectEvent(() => element.current && onShown?.(element.current));
  useEffect(() => void tellShown(), []);
  const time = isRunning || stayMs === Infinity ? null : stayMs;
  return (
    <Snackbar
      ref={element}
      open={!(isLeaving && isShown)}
      autoHideDuration={time}
      resumeHideDuration={time ?? undefined}
      onClose={(_, reason) => {
        // The time runs on when one of two reasons to stay ends.
        const isTurnedTo = element.current?.matches(':hover, :focus-within');
        if (reason === 'timeout' && !isTurnedTo && document.hasFocus()) endToast(id);
      }}
      slots={{ transition: Fade }}
      slotProps={{
        transition: { onEnter: () => setShown(true), onExited: () => forgetToast(id) },
      }}
    >
      <Alert
        severity={severity}
        variant="filled"
        action={
          <>
            {action && <ActionButton {...{ id, action, isRunning }} />}
            <IconButton
              color="inherit"
              size="small"
              title={uiText.close}
              aria-label={uiText.close}
              onClick={() => endToast(id)}
            >
              <CloseIcon size="small" />
            </IconButton>
          </>
        }
        sx={{
          width: '100%',
          boxShadow: 6,
          overflowWrap: 'anywhere',
          // As wide as a day with its time, before the buttons go below it.
          ...(action && { '& .MuiAlert-message': { flexBasis: '12rem' } }),
        }}
      >
        <Box {...(action && { sx: fewLines, title: text })}>
          <UnbrokenText text={text} />
        </Box>
      </Alert>
    </Snackbar>
  );
}

/** A long name leaves the rest of a phone's screen free. */
const fewLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  overflow: 'hidden',
};

type ActionButtonProps = Pick<Toast, 'id' | 'isRunning'> & { action: ToastAction };

function ActionButton({ id, action: { label, isUndo }, isRunning }: ActionButtonProps) {
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
      onClick={() => void actOnToast(id)}
    >
      {label}
    </Button>
  );
}
