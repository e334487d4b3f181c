import type { MouseEvent } from 'react';

/** The field keeps the focus, and the phone its keyboard, when the button of this `onMouseDown` is pressed. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
