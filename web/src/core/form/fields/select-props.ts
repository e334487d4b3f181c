import type { ReactNode, Ref } from 'react';

/** What a choice of one option is given, before its list was ever opened and after. */
export interface SelectProps {
  name: string;
  value: string;
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** What stands for no choice; without it there is no such option. */
  placeholder?: string | undefined;
  isWrong: boolean;
  helper?: ReactNode;
  /** Takes the focus where the form wants it. */
  inputRef: Ref<unknown>;
  onChange: (value: string) => void;
  onBlur: () => void;
}
