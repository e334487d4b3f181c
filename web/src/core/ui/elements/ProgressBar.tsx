import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** Says what goes on. */
  label: string;
  /** How much is done, where that is known. */
  percent?: number | undefined;
  /** What is read in place of the per cent. */
  valueText?: string | undefined;
  isThin?: boolean;
  className?: string | undefined;
}

/** How far something has come; it moves to and fro while nobody knows. */
export function ProgressBar({
  label,
  percent,
  valueText,
  isThin = false,
  className,
}: ProgressBarProps) {
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- each browser draws a <progress> in its own way
      role="progressbar"
      aria-label={label}
      aria-valuetext={valueText}
      {...(percent !== undefined && {
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuenow': Math.round(percent),
        style: { '--done': `${percent}%` } as CSSProperties,
      })}
      className={classNames(styles['track'], isThin && styles['thin'], className)}
    >
      <span
        className={classNames(
          styles['bar'],
          percent === undefined ? styles['endless'] : styles['known'],
        )}
      />
    </span>
  );
}
