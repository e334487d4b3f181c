import { debounce } from 'es-toolkit/function';
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

/** How long the mouse rests on a button before a tooltip says what the button does, in milliseconds. */
const restMilliseconds = 400;

/**
 * Which button of a toolbar is to be explained, by its `data-tooltip`: the one on which the mouse rests, or which the
 * keyboard reached.
 */
export function useToolbarTooltip() {
  const [button, setButton] = useState<HTMLElement>();
  const [open, setOpen] = useState(false);
  const [explain] = useState(() =>
    debounce((next: HTMLElement) => {
      setButton(next);
      setOpen(true);
    }, restMilliseconds),
  );
  useEffect(() => explain.cancel, [explain]);
  const close = () => {
    explain.cancel();
    setOpen(false);
  };
  const explainAt = (target: EventTarget) => {
    const next = target instanceof Element && target.closest<HTMLElement>('[data-tooltip]');
    if (open && next === button) return;
    close();
    if (next) explain(next);
  };
  return {
    tooltip: { open, button, text: button?.dataset['tooltip'] ?? '', onClose: close },
    toolbarProps: {
      // A finger presses, and leaves no pointer that could go away again.
      onPointerOver: ({ pointerType, target }: PointerEvent) =>
        pointerType === 'mouse' && explainAt(target),
      onPointerLeave: close,
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && explainAt(target),
      onBlur: close,
    },
  };
}
