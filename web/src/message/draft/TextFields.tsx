import { writtenField } from '@grzadka/contract/message/text-fields';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { HtmlField } from '../../content/editor/HtmlField.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { draftText } from '../message.text.ts';
import { InsertField } from './InsertField.tsx';
import styles from './TextFields.module.css';

/** The subject and the text of a message, with the fields that are filled in for each recipient. */
export function TextFields() {
  return (
    <>
      <SubjectField />
      <HtmlTextField />
    </>
  );
}

/** The formatted text of a message or a template, with the fields that are filled in for each recipient. */
export function HtmlTextField() {
  return (
    <div>
      <HtmlField
        name="html"
        label={draftText.html}
        noImages={draftText.noImages}
        renderTools={(editor) => (
          <InsertField
            label={draftText.insertField}
            onInsert={(field) => editor.chain().focus().insertContent(writtenField(field)).run()}
          />
        )}
      />
      <Text kind="body2" isQuiet className={styles['hint']}>
        {draftText.insertFieldHint}
      </Text>
    </div>
  );
}

function SubjectField() {
  const { getValues, setValue, setFocus } = useFormContext();
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <FormTextField name="subject" label={draftText.subject} />
      <InsertField
        label={draftText.insertIntoSubject}
        onInsert={(field) => {
          const input = place.current?.querySelector('input');
          const typed = String(getValues('subject') ?? '');
          const at = input?.selectionStart ?? typed.length;
          const text = typed.slice(0, at) + writtenField(field) + typed.slice(at);
          setValue('subject', text, { shouldDirty: true, shouldValidate: true });
          setFocus('subject');
        }}
      />
    </div>
  );
}
