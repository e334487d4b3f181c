import { ruleOver } from '@grzadka/contract/core/rules-over-fields';
import { type ChosenFile, fileTooLarge } from '@grzadka/contract/core/upload';
import { Button, TextField, useMediaQuery } from '@mui/material';
import { useForkRef } from '@mui/material/utils';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useWindowListener } from '../../ui/hooks/useWindowListener.ts';
import { visuallyHidden } from '../../ui/visually-hidden.ts';

interface FormFileFieldProps {
  name: string;
  /** The types offered, as the `accept` of a file input states them; every type without it. */
  accept?: string;
  /** What stands below the field while nothing is wrong with it. */
  helper?: string;
  onChoose?: (file: File) => void;
}

/**
 * The file of an upload form: a read-only field with the name of the chosen file and a button that
 * browses for it; a file can be dropped as well.
 */
export function FormFileField({ name, accept, helper, onChoose }: FormFileFieldProps) {
  const { field, fieldState } = useController({ name });
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  // A finger drags nothing into a page.
  const canDrag = useMediaQuery('(any-pointer: fine)');
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useForkRef(input, field.ref);
  const chosen: unknown = field.value;

  // The file is what an upload begins with. Not the autofocus attribute: an overlay that closes in the same moment
  // would take the focus back.
  useEffect(() => input.current?.focus(), []);

  const choose = (files: FileList | null) => {
    const file = files?.[0];
    if (file === undefined) return;
    field.onChange(file);
    onChoose?.(file);
  };
  // Anywhere in the window: beside the field the browser would open the file and leave the form.
  useWindowListener('dragover', (event) => {
    event.preventDefault();
    setOver(true);
  });
  useWindowListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false));
  useWindowListener('drop', (event) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer?.files ?? null);
  });

  const browse = () => chooser.current?.click();
  const browseByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    browse();
  };

  return (
    <>
      <TextField
        label="Wybierz plik"
        name={name}
        inputRef={inputRef}
        value={chosen instanceof File ? chosen.name : ''}
        onBlur={field.onBlur}
        error={fieldState.invalid}
        helperText={fieldState.error?.message ?? helper}
        fullWidth
        sx={{
          '& .MuiInputBase-root': {
            cursor: 'pointer',
            ...(isOver && {
              outline: '3px dashed',
              outlineColor: 'primary.main',
              outlineOffset: 2,
            }),
          },
          '& input': { cursor: 'pointer' },
        }}
        slotProps={{
          input: {
            readOnly: true,
            onClick: browse,
            endAdornment: <Button sx={{ flex: 'none' }}>Przegladaj</Button>,
          },
          inputLabel: { shrink: true },
          htmlInput: {
            ...(canDrag && { placeholder: 'albo przeciągnij plik tutaj' }),
            onKeyDown: browseByKey,
          },
        }}
      />
      <input
        ref={chooser}
        type="file"
        aria-hidden
        tabIndex={-1}
        accept={accept}
        style={visuallyHidden}
        onChange={(event) => {
          choose(event.target.files);
          // The same file can be chosen again after it was mended.
          event.target.value = '';
        }}
      />
    </>
  );
}

/**
 * The schema of an upload form, which also refuses a file over the limit (in bytes) at its field:
 * nobody should wait for an upload that the server will not take. Without a limit it is the schema
 * as it was.
 */
export function withFileLimit<Output extends { file: ChosenFile }, Input>(
  schema: z.ZodMiniType<Output, Input>,
  maxBytes: number | undefined,
): z.ZodMiniType<Output, Input> {
  if (maxBytes === undefined) return schema;
  return schema.check(
    ruleOver<Output>(({ file }, { refuse }) => {
      if (file !== undefined && file.size > maxBytes) refuse('file', fileTooLarge(maxBytes));
    }),
  );
}
