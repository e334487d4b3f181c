import type { Refused } from '@grzadka/contract/core/time/typed-date';
import { typedDateRefusals } from '@grzadka/contract/core/time/typed-date-refusals';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { stepDate } from './step-date.ts';

/** A text that was read: its value, or why it is none. */
export type ReadText<Value> =
  | {
      readonly value: Value;
      /** Whether further digits cannot make it another one. */
      readonly isWhole: boolean;
      /** What is said below it, such as what was left to the field. */
      readonly note?: string | undefined;
    }
  | (Refused & {
      /** The text is right as far as it goes, and is taken from the clipboard to be ended by hand. */
      readonly isBegun?: boolean;
    });

export interface TypedDateOptions<Value> {
  /** The value from outside. */
  value: Value;
  /** No date. */
  none: Value;
  /** How the field writes a value; '' for none, and as it is for what `unread` made of a text. */
  textOf: (value: Value) => string;
  read: (text: string) => ReadText<Value>;
  /** What is reported while the text is no date; without it nothing is. */
  unread?: ((text: string) => Value) | undefined;
  /** What a pasted text becomes beside the text that stands there; as it is unless given. */
  pastedOver?: (pasted: string, standing: string) => string;
  onChange: (value: Value) => void;
}

interface Typed<Value> {
  readonly value: Value;
  readonly text: string;
  /** What is wrong with the text, once the field was left. */
  readonly fault?: string | undefined;
  readonly note?: string | undefined;
  /** What was pasted and not taken. */
  readonly notPasted?: string | undefined;
  /** Whether it is still to be read in full. */
  readonly isBeingTyped?: boolean;
  readonly isHalf?: boolean;
}

/**
 * A date as a text that is typed: it is read as people write dates, whole ones at once and the others when the field is left or
 * its form is sent, and then stands in full. What is no date stays as it was typed (0192).
 */
export function useTypedDate<Value>(options: TypedDateOptions<Value>) {
  const { value, none, textOf, unread, pastedOver, onChange } = options;
  const [last, setLast] = useState<Typed<Value>>();
  const typed = last !== undefined && last.value === value ? last : standing(options);

  const read = (text: string): ReadText<Value> =>
    text.trim() === '' ? { value: none, isWhole: true } : options.read(text);
  const keep = (next: Typed<Value>) => {
    setLast(next);
    if (next.value !== value) onChange(next.value);
  };
  const type = (text: string) => {
    const taken = read(text);
    const isWhole = 'value' in taken && taken.isWhole;
    const next = isWhole ? taken.value : (unread?.(text) ?? value);
    keep({ value: next, text, isBeingTyped: true, isHalf: !isWhole });
  };
  const settle = (text: string) => {
    const taken = read(text);
    if ('value' in taken) keep({ ...taken, text: textOf(taken.value) });
    else keep({ value: unread?.(text) ?? value, text, fault: taken.refusal });
  };
  /** To be called when the field is left, or its form sent: what was typed is read in full. */
  const leave = () => {
    if (typed.isBeingTyped === true) settle(typed.text);
    else if (typed.notPasted !== undefined) setLast({ ...typed, notPasted: undefined });
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text').trim();
    const whole = pastedOver?.(pasted, typed.text) ?? pasted;
    const taken = read(whole);
    const begun = 'refusal' in taken && taken.isBegun === true;
    if ('refusal' in taken && !begun) {
      // A few digits, or what makes a date of what stands there, is a part of one.
      const { selectionStart, selectionEnd, value: text } = event.currentTarget;
      const inPlace = text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? 0);
      if (/^\d{1,4}$/.test(pasted) || 'value' in read(inPlace)) return;
    }
    event.preventDefault();
    if (pasted === '') return;
    if ('value' in taken) settle(whole);
    else if (begun) type(`${whole} `);
    else {
      const refused = typedDateRefusals.notPasted(shortened(pasted), taken.refusal);
      setLast({ ...typed, notPasted: refused });
    }
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') leave();
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const taken = read(typed.text);
    if ('refusal' in taken) return;
    const input = event.currentTarget;
    const written = textOf(taken.value);
    // What was typed may be shorter in front of the cursor: '1.5.2026 8:05'.
    const cursor = (input.selectionStart ?? 0) + written.length - typed.text.length;
    const step = stepDate(written, cursor, by);
    if (step === undefined || 'refusal' in read(step.text)) return;
    settle(step.text);
    // Written before React does it, which would move the cursor.
    input.value = step.text;
    input.setSelectionRange(step.start, step.end);
  };
  return {
    text: typed.text,
    fault: typed.fault,
    note: typed.note,
    notPasted: typed.notPasted,
    /** Whether somebody is in the middle of it, and nothing is to be said to be wrong yet. */
    isHalf: typed.isHalf === true,
    type,
    settle,
    leave,
    paste,
    keyDown,
  };
}

/** What stands in a field in which nothing was typed: something wrong where its form kept that. */
function standing<Value>({ value, textOf, read }: TypedDateOptions<Value>): Typed<Value> {
  const text = textOf(value);
  const taken = text === '' ? undefined : read(text);
  return { value, text, fault: taken && 'refusal' in taken ? taken.refusal : undefined };
}

/** The longest text that a message shows whole. */
const mostShown = 30;

function shortened(text: string): string {
  return text.length <= mostShown ? text : `${text.slice(0, mostShown).trim()}…`;
}
