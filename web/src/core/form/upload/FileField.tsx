import { ruleOver } from '@grzadka/contract/core/rules-over-fields';
import { type ChosenFile, fileTooLarge } from '@grzadka/contract/core/upload';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '../../ui/elements/Button.tsx';
import { classNames } from '../../ui/elements/class-names.ts';
import { TextBox } from '../../ui/fields/TextBox.tsx';
import { useJoinedRef } from '../../ui/fields/useJoinedRef.ts';
import { useMediaQuery } from '../../ui/hooks/useMediaQuery.ts';
import { useWindowListener } from '../../ui/hooks/useWindowListener.ts';
import styles from './upload.module.css';

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
  const inputRef = useJoinedRef(input, field.ref);
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
      <TextBox
        label="Wybierz plik"
        name={name}
        inputRef={inputRef}
        value={chosen instanceof File ? chosen.name : ''}
        onBlur={field.onBlur}
        onKeyDown={browseByKey}
        isWrong={fieldState.invalid}
        helper={fieldState.error?.message ?? helper}
        isRaised
        end={<Button className={styles['browse']}>Przegladaj</Button>}
        box={{
          className: classNames(styles['box'], isOver && styles['over']),
          onClick: browse,
        }}
        htmlInput={{
          readOnly: true,
          ...(canDrag && { placeholder: 'albo przeciągnij plik tutaj' }),
        }}
      />
      <input
        ref={chooser}
        type="file"
        aria-hidden
        tabIndex={-1}
        accept={accept}
        className={styles['hidden']}
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
