import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { uiText } from '../ui.text.ts';
import { notify } from './notify.ts';

/** A key that was pressed, as the browser and as React tell of it. */
type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target' | 'getModifierState' | 'preventDefault'
>;

/**
 * Says so where somebody types while a screen waits and takes nothing: at once by `isTold`, and once more when the wait
 * is over and it can be typed again. What was typed is not repeated, for it may be a password.
 */
export function useRefusedKeys(isWaiting: boolean) {
  const [isTold, setTold] = useState(false);
  const wasTold = useRef(false);
  const tellAgain = useEffectEvent(() => {
    if (!wasTold.current) return;
    wasTold.current = false;
    setTold(false);
    notify.info(uiText.keysWereRefused, { durationMs: 8000 });
  });
  useEffect(() => (isWaiting ? () => tellAgain() : undefined), [isWaiting]);

  const onKeyDown = (event: PressedKey): void => {
    if (!isWaiting || !isTyped(event)) return;
    event.preventDefault();
    wasTold.current = true;
    setTold(true);
  };
  return { isTold: isTold && isWaiting, onKeyDown };
}

/**
 * Whether a key writes or erases something. Enter does not: who doubts the first presses it again, and what it would
 * send is on its way.
 */
function isTyped(event: PressedKey): boolean {
  // The Polish letters are typed with AltGr, which Windows reports as Ctrl and Alt.
  const isCommand =
    (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');
  // A button within the cover, such as the one that ends what runs, is pressed with a blank.
  const isForButton = event.target instanceof HTMLButtonElement;
  const isText = event.key.length === 1 || event.key === 'Backspace' || event.key === 'Delete';
  return isText && !isCommand && !isForButton;
}
