import type { ComponentProps } from 'react';
import { classNames } from '../elements/class-names.ts';
import styles from './Choice.module.css';
import { HelperText } from './HelperText.tsx';

/** The place of several boxes or dots with a name above them. */
export function ChoiceField({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles['field'], className)} />;
}

/** The same as a group that the browser names by its legend. */
export function ChoiceFieldset({ className, ...rest }: ComponentProps<'fieldset'>) {
  return (
    <fieldset {...rest} className={classNames(styles['field'], styles['fieldset'], className)} />
  );
}

/** Choices below each other. */
export function ChoiceColumn(column: ComponentProps<'div'>) {
  return <div {...column} className={styles['group']} />;
}

interface ChoiceNameProps extends ComponentProps<'span'> {
  as?: 'span' | 'legend';
  isWrong: boolean;
}

/** What a group of choices is called. */
export function ChoiceName({ as: Element = 'span', isWrong, ...rest }: ChoiceNameProps) {
  return (
    <Element
      {...(rest as object)}
      className={classNames(styles['name'], isWrong && styles['wrong'])}
    />
  );
}

/** What there is to say of a group of choices. */
export function ChoiceNote(note: ComponentProps<typeof HelperText>) {
  return <HelperText {...note} className={styles['note']} />;
}
