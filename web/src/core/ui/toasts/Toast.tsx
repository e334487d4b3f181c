import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ariaShortcut, shortcutText, undoKeys } from '../../shortcut/keys.ts';
import { Button } from '../elements/Button.tsx';
import { classNames } from '../elements/class-names.ts';
import { IconButton } from '../elements/IconButton.tsx';
import { Notice } from '../elements/Notice.tsx';
import { Spinner } from '../elements/Spinner.tsx';
import { useWindowListener } from '../hooks/useWindowListener.ts';
import { CloseIcon } from '../icons.ts';
import { UnbrokenText } from '../UnbrokenText.tsx';
import { uiText } from '../ui.text.ts';
import styles from './Toast.module.css';
import { actOnToast } from './toast-stack.ts';
import { endToast, forgetToast, type Toast, type ToastAction } from './toasts.ts';

/** How long a message takes to fade away, in milliseconds. */
const fading = 195;

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
  const tellShown = useEffectEvent(() => element.current && onShown?.(element.current));
  useEffect(() => void tellShown(), []);
  // What is to go before it is there comes and goes.
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => forgetToast(id), fading);
    return () => clearTimeout(timer);
  }, [id, isLeaving]);
  const turning = useStay({
    time: isRunning || isLeaving || stayMs === Infinity ? undefined : stayMs,
    end: () => {
      // The time runs on when one of two reasons to stay ends.
      const isTurnedTo = element.current?.matches(':hover, :focus-within');
      if (!isTurnedTo && document.hasFocus()) endToast(id);
    },
  });
  return (
    <div
      ref={element}
      {...turning}
      className={classNames(styles['toast'], isLeaving && styles['leaving'])}
    >
      <Notice
        tone={severity}
        isLoud
        action={
          <>
            {action && <ActionButton {...{ id, action, isRunning }} />}
            <IconButton
              isPlain
              title={uiText.close}
              aria-label={uiText.close}
              onClick={() => endToast(id)}
            >
              <CloseIcon size="small" />
            </IconButton>
          </>
        }
        className={classNames(styles['notice'], action && styles['withAction'])}
      >
        <div {...(action && { className: styles['fewLines'], title: text })}>
          <UnbrokenText text={text} />
        </div>
      </Notice>
    </div>
  );
}

/**
 * Ends something after a time in milliseconds, undefined of what stays. The time stands still while somebody turns to it, or is
 * in another window, and begins anew after that. Returns what its element hears.
 */
function useStay({ time, end }: { time: number | undefined; end: () => void }) {
  // Another one each time that somebody has turned away: then it begins anew.
  const [state, setState] = useState({ isPaused: false });
  const endNow = useEffectEvent(end);
  useEffect(() => {
    if (time === undefined || state.isPaused) return undefined;
    // Where it stays all the same, somebody is yet to turn away.
    const timer = setTimeout(() => endNow(), time);
    return () => clearTimeout(timer);
  }, [time, state]);
  const pause = () => setState({ isPaused: true });
  const resume = () => setState({ isPaused: false });
  useWindowListener('blur', pause);
  useWindowListener('focus', resume);
  return { onMouseEnter: pause, onFocus: pause, onMouseLeave: resume, onBlur: resume };
}

type ActionButtonProps = Pick<Toast, 'id' | 'isRunning'> & { action: ToastAction };

function ActionButton({ id, action: { label, isUndo }, isRunning }: ActionButtonProps) {
  return (
    <Button
      isPlain
      look="outlined"
      size="small"
      disabled={isRunning}
      {...(isUndo && {
        'aria-keyshortcuts': ariaShortcut(undoKeys),
        title: shortcutText(undoKeys),
      })}
      onClick={() => void actOnToast(id)}
      className={classNames(isRunning && styles['running'])}
    >
      {isRunning && (
        <span className={styles['spinner']}>
          <Spinner size={16} />
        </span>
      )}
      {label}
    </Button>
  );
}
