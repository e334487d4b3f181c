import { type FocusEventHandler, type Ref, useId } from 'react';
import { classNames } from '../elements/class-names.ts';
import { icon } from '../icon.ts';
import styles from './Choice.module.css';
import { Choice, type ChoiceProps } from './Choice.tsx';

const EmptyDot = icon(
  'M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2zm0 18c-4.42 0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8z',
  'EmptyDot',
);
const FullDot = icon(
  'M8.465 8.465C9.37 7.56 10.62 7 12 7C14.76 7 17 9.24 17 12C17 13.38 16.44 14.63 15.535 15.535C14.63 16.44 13.38 17 12 17C9.24 17 7 14.76 7 12C7 10.62 7.56 9.37 8.465 8.465Z',
  'FullDot',
);

interface RadioProps extends ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
}

/** One of a few options, with its label; those of one name belong together. */
export function Radio({ isChosen, onChoose, ...choice }: RadioProps) {
  return (
    <Choice
      {...choice}
      type="radio"
      checked={isChosen}
      onChange={onChoose}
      Empty={EmptyDot}
      Full={FullDot}
    />
  );
}

interface RadioGroupProps {
  /** The ids of what names the group and of what says more about it. */
  labelledBy: string;
  describedBy?: string | undefined;
  name?: string;
  /** The options in their order, each with its label. */
  options: readonly (readonly [option: string, label: string])[];
  chosen: string;
  disabled?: boolean | undefined;
  isWrong?: boolean;
  /** Beside each other, where there is room. */
  isRow?: boolean;
  /** The first option has the focus when it appears. */
  autoFocus?: boolean;
  onChoose: (option: string) => void;
  onBlur?: FocusEventHandler;
  /** Takes the first option. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A choice of one of a few options, all of them in sight. */
export function RadioGroup({
  labelledBy,
  describedBy,
  name,
  options,
  chosen,
  disabled = false,
  isWrong,
  isRow = false,
  autoFocus = false,
  onChoose,
  onBlur,
  inputRef,
}: RadioGroupProps) {
  const ownName = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      className={classNames(styles['group'], isRow && styles['row'])}
      onBlur={onBlur}
    >
      {options.map(([option, label], order) => (
        <Radio
          key={option}
          name={name ?? ownName}
          value={option}
          label={label}
          disabled={disabled}
          isChosen={option === chosen}
          onChoose={() => onChoose(option)}
          autoFocus={autoFocus && order === 0}
          inputRef={order === 0 ? inputRef : undefined}
        />
      ))}
    </div>
  );
}
