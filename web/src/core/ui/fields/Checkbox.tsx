import { type ReactNode, type Ref, useId } from 'react';
import { icon } from '../icon.ts';
import styles from './Choice.module.css';
import { Choice, type ChoiceProps } from './Choice.tsx';
import { HelperText } from './HelperText.tsx';

const EmptyBox = icon(
  'M19 5v14H5V5h14m0-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2z',
  'EmptyBox',
);
const TickedBox = icon(
  'M19 3H5c-1.11 0-2 .9-2 2v14c0 1.1.89 2 2 2h14c1.11 0 2-.9 2-2V5c0-1.1-.89-2-2-2zm-9 14l-5-5 1.41-1.41L10 14.17l7.59-7.59L19 8l-9 9z',
  'TickedBox',
);

interface CheckboxProps extends ChoiceProps {
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** A box to tick, with its label. */
export function Checkbox({ isTicked, onTick, ...choice }: CheckboxProps) {
  return (
    <Choice
      {...choice}
      type="checkbox"
      checked={isTicked}
      onChange={({ target }) => onTick(target.checked)}
      Empty={EmptyBox}
      Full={TickedBox}
    />
  );
}

interface CheckboxFieldProps extends CheckboxProps {
  inputRef?: Ref<HTMLInputElement>;
  /** What stands below. */
  helper?: ReactNode;
  /** Whether that says what is wrong. */
  isWrong?: boolean;
}

/** A box to tick with what there is to say of it below. */
export function CheckboxField({ helper, isWrong = false, ...box }: CheckboxFieldProps) {
  const noteId = useId();
  return (
    <div className={styles['field']}>
      <Checkbox {...box} aria-describedby={helper ? noteId : undefined} />
      {helper && (
        <HelperText id={noteId} isWrong={isWrong} className={styles['helper']}>
          {helper}
        </HelperText>
      )}
    </div>
  );
}
