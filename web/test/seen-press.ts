import { fireEvent } from '@testing-library/react';

/** Presses a key where the focus is: when what it acts on has stood long enough to be seen, or before that. */
export function pressKey(name: string, isSeen = true): void {
  const press = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  fireEvent(document.activeElement ?? document.body, timed(press, isSeen));
}

/** Clicks a button before it can be seen, as so many clicks in a row. */
export function clickUnseen(button: HTMLElement, inRow: number): void {
  fireEvent(button, timed(new MouseEvent('click', { bubbles: true, detail: inRow }), false));
}

/** The time of an event is the browser's own: here it is said, and nobody waits. */
function timed<Press extends Event>(press: Press, isSeen: boolean): Press {
  Object.defineProperty(press, 'timeStamp', { value: isSeen ? performance.now() + 300 : 1 });
  return press;
}
