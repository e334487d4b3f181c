// @vitest-environment jsdom
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { dayAsTyped } from '@grzadka/contract/core/time/typed-date';
import {
  type TypedShape,
  typedDateRefusals,
} from '@grzadka/contract/core/time/typed-date-refusals';
import { dayOfTable, refusedDates, takenDates } from '@grzadka/contract/test/typed-dates';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { formatMinute } from '../format.ts';
import { DateTimeField } from './DateTimeField.tsx';
import { DayField } from './DayField.tsx';
import { TimeField } from './TimeField.tsx';
import { yearOfToday } from './year-of-today.ts';

afterEach(cleanup);

/** What the fields have reported last. */
let heard: unknown;

interface FieldProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** Shows a field that holds what it reports, as every screen does. */
function show<Value>(Field: ComponentType<FieldProps<Value>>, initial: Value): HTMLInputElement {
  heard = initial;
  function Holder() {
    const [value, setValue] = useState(initial);
    const change = (next: Value) => {
      heard = next;
      setValue(next);
    };
    return <Field value={value} onChange={change} />;
  }
  render(<Holder />);
  return screen.getByRole('textbox', { name: 'Kiedy' });
}

const showDay = (initial = '') =>
  show((props: FieldProps<string>) => <DayField label="Kiedy" {...props} />, initial);
const showEnd = (initial: string | null = null) =>
  show(
    (props: FieldProps<string | null>) => (
      <DateTimeField label="Kiedy" dayMeans="endOf" {...props} />
    ),
    initial,
  );
const showInstant = (initial: string | null = null) =>
  show((props: FieldProps<string | null>) => <DateTimeField label="Kiedy" {...props} />, initial);

function type(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
}
function typeAndLeave(field: HTMLElement, text: string): void {
  type(field, text);
  fireEvent.blur(field);
}
function paste(field: HTMLElement, text: string): boolean {
  return !fireEvent.paste(field, { clipboardData: { getData: () => text } });
}

/** One of each kind; contract/src/core/time/typed-date.test.ts tries the whole table of what the fields read by. */
const taken = takenDates.filter(({ typed }) =>
  [
    '1.5.26',
    '20260501',
    ' 1.5.2026 ',
    '31.12.',
    '3 września 2026 r.',
    'pt. 1.05.2026',
    '2026.05.01 14:30:59',
    '1 maja 2026 r., godz. 14',
  ].includes(typed),
);
const refused = refusedDates.filter(({ typed }) =>
  ['5.13.2026', '31.2.2026', '1.5.202', '1.5.2026 24:00', 'wczoraj'].includes(typed),
);

test('those tried here are in the table', () => {
  expect([taken.length, refused.length]).toEqual([8, 5]);
});

const thisYear = yearOfToday();
const figures = (day: string) => dayAsTyped(dayOfTable(day, thisYear));
const asked = (fault: string, shape: TypedShape) =>
  `Nieprawidłowa wartość ${typedDateRefusals.asked(fault, shape)}`;

describe('in a field of days', () => {
  test.each(taken)('$typed is taken, typed or pasted', ({ typed, day }) => {
    const field = showDay();
    typeAndLeave(field, typed);
    expect([field.value, heard]).toEqual([figures(day), dayOfTable(day, thisYear)]);
    typeAndLeave(field, '');
    expect(heard).toBe('');
    expect(paste(field, typed)).toBe(true);
    expect([field.value, heard]).toEqual([figures(day), dayOfTable(day, thisYear)]);
  });

  test.each(refused)('$typed is refused where it stands', ({ typed, fault }) => {
    const field = showDay('2020-02-02');
    typeAndLeave(field, typed);
    expect([field.value, heard]).toEqual([typed, '2020-02-02']);
    expect(screen.getByRole('alert').textContent).toBe(asked(fault, 'dd.mm.rrrr'));
    expect(field.ariaInvalid).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBeTruthy();
  });
});

describe('in a field of days with their time', () => {
  test.each(taken)('$typed is taken, typed or pasted', ({ typed, day, time = '23:59' }) => {
    const field = showEnd();
    const shown = `${figures(day)} ${time}`;
    const minute = `${dayInFigures(dayOfTable(day, thisYear))} ${time}`;
    typeAndLeave(field, typed);
    expect([field.value, formatMinute(String(heard))]).toEqual([shown, minute]);
    typeAndLeave(field, '');
    expect(heard).toBe(null);
    expect(paste(field, typed)).toBe(true);
    expect([field.value, formatMinute(String(heard))]).toEqual([shown, minute]);
  });

  test.each(refused)('$typed is refused where it stands', ({ typed, fault }) => {
    const field = showEnd();
    typeAndLeave(field, typed);
    expect([field.value, heard]).toEqual([typed, null]);
    expect(screen.getByRole('alert').textContent).toBe(asked(fault, 'dd.mm.rrrr gg:mm'));
  });

  test('the time that was taken is said, or asked for where a day means none', () => {
    typeAndLeave(showEnd(), '1.5.26');
    screen.getByText('Nie podano godziny: przyjęto 23:59');
    cleanup();
    const field = showInstant();
    typeAndLeave(field, '1.5.26');
    expect(screen.getByRole('alert').textContent).toBe(
      'Nieprawidłowa wartość Podaj też godzinę. Wpisz dd.mm.rrrr gg:mm.',
    );
    expect(heard).toBe(null);
  });

  test('a day that is pasted keeps the time that stands, or waits for one', () => {
    const field = showInstant();
    paste(field, '1.5.2026');
    expect([field.value, heard]).toEqual(['1.5.2026 ', null]);
    typeAndLeave(field, '1.5.2026 8:05');
    paste(field, '2 maja 2026');
    expect(field.value).toBe('02.05.2026 08:05');
  });
});

describe('a paste', () => {
  test('that is not taken says so, and changes nothing', () => {
    const field = showDay('2020-02-02');
    expect(paste(field, '5.13.2026')).toBe(true);
    expect([field.value, heard]).toEqual(['02.02.2020', '2020-02-02']);
    expect(screen.getByRole('alert').textContent).toBe(
      'Nie wklejono „5.13.2026”. Nie ma takiego dnia: miesiąc 13. Wpisz dd.mm.rrrr.',
    );
    expect(field.ariaInvalid).toBe('false');
    fireEvent.blur(field);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('of a part is left to the browser', () => {
    const field = showDay();
    expect(paste(field, '2026')).toBe(false);
    type(field, '1.5.');
    field.setSelectionRange(4, 4);
    expect(paste(field, '26')).toBe(false);
  });
});

describe('while somebody types', () => {
  test('a year is waited for, and nothing is said to be wrong', () => {
    const field = showDay();
    for (const text of ['1', '1.5', '1.5.2', '1.5.20', '1.5.202']) {
      type(field, text);
      expect([text, heard, field.ariaInvalid]).toEqual([text, '', 'false']);
    }
    type(field, '1.5.2026');
    expect([field.value, heard]).toEqual(['1.5.2026', '2026-05-01']);
  });

  test('Enter reads what is there', () => {
    const field = showDay();
    type(field, '1.5.26');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect([field.value, heard]).toEqual(['01.05.2026', '2026-05-01']);
  });

  test('what is left alone is not read again', () => {
    // The second half past two of the night in which the clocks go back.
    const field = showEnd('2026-10-25T01:30:17.000Z');
    fireEvent.focus(field);
    fireEvent.blur(field);
    expect(heard).toBe('2026-10-25T01:30:17.000Z');
  });

  test('arrows step the part at the cursor before the date stands in full', () => {
    const field = showEnd();
    type(field, '1.2.2026 8:05');
    field.setSelectionRange(13, 13);
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(field.value).toBe('01.02.2026 08:06');
  });

  test('arrows step the part at the cursor, within the bounds', () => {
    const field = showDay('2099-12-31');
    field.setSelectionRange(2, 2);
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(heard).toBe('2099-12-31');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect([field.value, heard]).toEqual(['30.12.2099', '2099-12-30']);
    field.setSelectionRange(7, 7);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['30.12.2098', 6, 10]);
  });
});

test('a time is typed as people write it', () => {
  const showTime = (initial: string) =>
    show((props: FieldProps<string>) => <TimeField label="Kiedy" {...props} />, initial);
  const field = showTime('');
  typeAndLeave(field, '8.05');
  expect([field.value, heard]).toEqual(['08:05', '08:05']);
  typeAndLeave(field, '24:00');
  expect(screen.getByRole('alert').textContent).toContain('Nie ma takiej godziny: 24:00');
});
