import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { ComboboxOption } from './combobox-props.ts';

interface ComboboxTagsOptions {
  chosen: readonly ComboboxOption[];
  isMultiple: boolean;
  text: string;
  input: RefObject<HTMLInputElement | null>;
  set: (chosen: readonly ComboboxOption[]) => void;
  close: () => void;
}

/** The tags of what is chosen: the arrow keys lead to them from the beginning of the text, Backspace and Delete remove them. */
export function useComboboxTags({
  chosen,
  isMultiple,
  text,
  input,
  set,
  close,
}: ComboboxTagsOptions) {
  /** Which of them has the focus; -1 for none. */
  const [focused, setFocused] = useState(-1);
  const ignoresBackspace = useRef(false);
  const toText = () => {
    setFocused(-1);
    input.current?.focus();
  };
  const remove = (place: number) => set(chosen.filter((_, other) => other !== place));
  const goTo = (place: number) => {
    if (place >= chosen.length) toText();
    else {
      const all = input.current?.parentElement?.querySelectorAll<HTMLElement>('[data-tag]');
      all?.[Math.max(place, 0)]?.focus();
    }
  };

  return {
    focused,
    remove,
    /** One of them got the focus, or lost it. */
    note: setFocused,
    end: () => setFocused(-1),
    /** Gives the focus back to the text at any key but those that lead along the tags, and says which one had it. */
    leave: (key: string): number => {
      if (focused >= 0 && key !== 'ArrowLeft' && key !== 'ArrowRight') toText();
      return focused;
    },
    takeKey: (event: KeyboardEvent, wasFocused: number): void => {
      const { key } = event;
      if (!isMultiple || chosen.length === 0) return;
      const typed = input.current;
      if (key === 'ArrowLeft' && typed?.selectionStart === 0 && typed.selectionEnd === 0) {
        if (text === '') close();
        event.preventDefault();
        goTo(wasFocused < 0 ? chosen.length - 1 : wasFocused - 1);
      } else if (key === 'ArrowRight' && wasFocused >= 0) {
        goTo(wasFocused + 1);
      } else if (key === 'Backspace' && text === '') {
        if (ignoresBackspace.current) return;
        remove(wasFocused < 0 ? chosen.length - 1 : wasFocused);
        if (wasFocused < 0) return;
        // VoiceOver presses the key once more when the focus is back in the text.
        ignoresBackspace.current = true;
        setTimeout(() => {
          ignoresBackspace.current = false;
        });
      } else if (key === 'Delete' && text === '' && wasFocused >= 0) {
        remove(wasFocused);
      }
    },
  };
}
