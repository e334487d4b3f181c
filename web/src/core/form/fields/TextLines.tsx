import { TextareaAutosize } from '@mui/material';
import { type ChangeEventHandler, type FocusEventHandler, type Ref, useRef } from 'react';
import { Field, type FieldProps } from '../../ui/elements/Field.tsx';
import { useFirstFocus } from '../../ui/elements/TextBox.tsx';
import { useJoinedRef } from '../../ui/elements/useJoinedRef.ts';

interface TextLinesProps extends FieldProps {
  /** How many lines it shows: as many as there are, within these. */
  lines: { readonly least: number; readonly most: number };
  value: string;
  name: string;
  onChange: ChangeEventHandler<HTMLTextAreaElement>;
  onBlur: FocusEventHandler<HTMLTextAreaElement>;
  autoComplete: string;
  autoFocus: boolean | 'replacing';
  inputRef: Ref<HTMLTextAreaElement>;
}

/** A text of several lines to type; its box grows with it. */
export function TextLines({
  lines,
  value,
  name,
  onChange,
  onBlur,
  autoComplete,
  autoFocus,
  inputRef,
  ...field
}: TextLinesProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const ref = useJoinedRef(area, inputRef);
  useFirstFocus(area, autoFocus);
  return (
    <Field {...field} hasLines isEmpty={value === ''}>
      {({ onBlur: leave, ...element }) => (
        <TextareaAutosize
          {...element}
          ref={ref}
          minRows={lines.least}
          maxRows={lines.most}
          {...{ name, value, autoComplete, onChange }}
          onBlur={(event) => {
            onBlur(event);
            leave();
          }}
        />
      )}
    </Field>
  );
}
