import type { ReactNode } from 'react';
import { classNames } from '../elements/class-names.ts';
import styles from './ToggleButtons.module.css';

interface ToggleButtonsProps<Option extends string> {
  label: string;
  chosen: Option;
  options: readonly {
    readonly value: Option;
    readonly label: string;
    /** Stands in place of the words, which are its name then. */
    readonly icon?: ReactNode;
    readonly disabled?: boolean;
  }[];
  onChoose: (option: Option) => void;
  className?: string | undefined;
}

/** Buttons beside each other; one of them is pressed at any time. */
export function ToggleButtons<Option extends string>({
  label,
  chosen,
  options,
  onChoose,
  className,
}: ToggleButtonsProps<Option>) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is a block, and these stand in a line
    <div role="group" aria-label={label} className={classNames(styles['group'], className)}>
      {options.map(({ value, label: words, icon, disabled = false }) => (
        <button
          key={value}
          type="button"
          value={value}
          disabled={disabled}
          aria-pressed={value === chosen}
          {...(icon !== undefined && { 'aria-label': words, title: words })}
          className={classNames(styles['button'], icon !== undefined && styles['ofIcon'])}
          // Pressed again, it stays.
          onClick={() => value !== chosen && onChoose(value)}
        >
          {icon ?? words}
        </button>
      ))}
    </div>
  );
}
