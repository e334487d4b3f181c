import { type ReactNode, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../ui/elements/Button.tsx';
import { classNames } from '../ui/elements/class-names.ts';
import { Text } from '../ui/elements/Text.tsx';
import { AddIcon, DeleteIcon } from '../ui/icons.ts';
import styles from './FieldRows.module.css';

interface FieldRowsProps {
  /** Where the rows are in the form: an array. */
  name: string;
  words: {
    readonly title?: string;
    /** Where there is no title, the name of the rows. */
    readonly hint: string;
    /** Rows, and the buttons that remove them, are named by their numbers, from one on. */
    readonly row: (number: number) => string;
    readonly add: string;
    readonly remove: (number: number) => string;
  };
  /** How many there may be; one is always there. */
  most: number;
  /** What a new row holds. */
  newRow: object | (() => object);
  /** The fields of a row, whose names begin with this one. */
  children: (row: string, place: { index: number; isLast: boolean }) => ReactNode;
}

/** Rows of a form that are added and removed one by one: a new one has the focus, and where one was removed, the button that adds one. */
export function FieldRows({ name, words, most, newRow, children }: FieldRowsProps) {
  const { fields, append, remove } = useFieldArray({ name });
  const adding = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className={styles['rows']}>
      {words.title && (
        <Text as="legend" kind="subtitle1" className={styles['name']}>
          {words.title}
        </Text>
      )}
      <Text as={words.title ? 'p' : 'legend'} kind="body2" isQuiet className={styles['name']}>
        {words.hint}
      </Text>
      {fields.map(({ id }, index) => (
        <fieldset
          key={id}
          aria-label={words.row(index + 1)}
          className={classNames(styles['row'], styles['beside'])}
        >
          {children(`${name}.${index}`, { index, isLast: index === fields.length - 1 })}
          {fields.length > 1 && (
            <Button
              startIcon={<DeleteIcon />}
              onClick={() => {
                remove(index);
                adding.current?.focus();
              }}
              className={styles['remove']}
            >
              {words.remove(index + 1)}
            </Button>
          )}
        </fieldset>
      ))}
      <Button
        ref={adding}
        startIcon={<AddIcon />}
        disabled={fields.length >= most}
        onClick={() => append(typeof newRow === 'function' ? newRow() : newRow)}
        className={styles['add']}
      >
        {words.add}
      </Button>
    </fieldset>
  );
}
