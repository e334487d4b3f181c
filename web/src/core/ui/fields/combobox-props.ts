import type { FocusEventHandler, KeyboardEvent, Ref } from 'react';
import type { FieldProps } from './Field.tsx';

export interface ComboboxOption {
  readonly id: string;
  readonly name: string;
  /** Differs for others of the same name. */
  readonly note: string;
}

/**
 * Why the text changes: it is typed, emptied by the button, left with the field, made the name of what is chosen, or becomes that as
 * something else does.
 */
export type TextReason = 'input' | 'clear' | 'blur' | 'choice' | 'reset';

export interface ComboboxProps extends Pick<FieldProps, 'label' | 'size' | 'isWrong' | 'helper'> {
  name?: string;
  /** What is found; none of it is left out but what is chosen of several. */
  options: readonly ComboboxOption[];
  isLoading: boolean;
  /** What stands in place of the options while they are looked for, and where there are none. */
  loadingText: string;
  emptyText: string;
  /** What is chosen; at most one without `isMultiple`. */
  chosen: readonly ComboboxOption[];
  /** Several are chosen one after the other, from a list that stays open; each is a tag. */
  isMultiple?: boolean;
  onChoose: (chosen: readonly ComboboxOption[]) => void;
  text: string;
  onText: (text: string, reason: TextReason) => void;
  /** What is typed stays when the field is left. */
  keepsText: boolean;
  /** The field is left once something is chosen. */
  leavesOnChoice?: boolean;
  /** Hears of a key first; what it prevents does nothing here either. */
  onKeyDown?: (event: KeyboardEvent) => void;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}
