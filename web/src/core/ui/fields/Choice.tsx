import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { classNames } from '../elements/class-names.ts';
import type { IconComponent } from '../icon.ts';
import styles from './Choice.module.css';
import { useJoinedRef } from './useJoinedRef.ts';

/** What a box to tick and a dot to choose have in common. */
export interface ChoiceProps
  extends Pick<
    ComponentProps<'input'>,
    'name' | 'value' | 'disabled' | 'onBlur' | 'aria-describedby'
  > {
  label: ReactNode;
  /** The label is long: its first line stands beside the box. */
  isLong?: boolean;
  /** It has the focus when it appears. */
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

interface DrawnChoiceProps extends ChoiceProps {
  type: 'checkbox' | 'radio';
  checked: boolean;
  onChange: ComponentProps<'input'>['onChange'];
  /** What is drawn, unchosen and chosen. */
  Empty: IconComponent;
  Full: IconComponent;
}

/** The browser's own box or dot, unseen above one that is drawn, with its label: as large as a finger. */
export function Choice({
  type,
  label,
  isLong = false,
  autoFocus = false,
  inputRef,
  Empty,
  Full,
  ...input
}: DrawnChoiceProps) {
  const own = useRef<HTMLInputElement>(null);
  const ref = useJoinedRef(own, inputRef);
  useEffect(() => {
    // Not the autofocus attribute: an overlay that closes in the same moment would take it back.
    if (autoFocus) own.current?.focus();
  }, [autoFocus]);
  return (
    <label className={classNames(styles['choice'], isLong && styles['top'])}>
      <span className={classNames(styles['box'], styles[type])}>
        <input {...input} ref={ref} type={type} className={styles['input']} />
        <Empty className={classNames(styles['sign'], styles['empty'])} />
        <Full className={classNames(styles['sign'], styles['full'])} />
      </span>
      <span className={styles['label']}>{label}</span>
    </label>
  );
}
