import { generatedAttachmentLabels } from '@grzadka/contract/message/message.labels';
import type { MessageDetails } from '@grzadka/contract/message/message.model';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useFieldDescription } from '../../core/form/field-descriptions.tsx';
import { RecordsField } from '../../core/form/fields/RecordsField.tsx';
import { Select } from '../../core/ui/fields/Select.tsx';
import { formatMegabytes } from '../../core/ui/format.ts';
import { draftText } from '../message.text.ts';
import { documentSearch } from './document-search.ts';
import type { TypedDraft } from './draft-form.ts';
import { ChargeRunField } from './GroupFields.tsx';

/** What goes along with a message: documents, and what is made for each recipient. */
export function AttachmentFields({ message }: { message: MessageDetails }) {
  return (
    <>
      <RecordsField
        name="attachments"
        label={draftText.attachments}
        helper={draftText.attachmentsHint}
        search={documentSearch}
        own={message.attachments.map(({ id, name, fileName, size }) => ({
          id,
          name,
          note: `${fileName}, ${formatMegabytes(size)}`,
        }))}
      />
      <GeneratedField />
    </>
  );
}

const generatedOptions = Object.entries(generatedAttachmentLabels).map(([value, label]) => ({
  value,
  label,
}));

type Generated = TypedDraft['generated'];

/** What is made for each recipient; of a notice, by which run: that of the group, where there is one. */
function GeneratedField() {
  const { field, fieldState } = useController<TypedDraft, 'generated'>({ name: 'generated' });
  useFieldDescription('generated', draftText.generated, wordsOfGenerated);
  const { getValues } = useFormContext<TypedDraft>();
  const chosen = useWatch<TypedDraft, 'generated'>({ name: 'generated' });
  const choose = (kind: string) => {
    if (kind === 'notice') field.onChange({ kind, chargeRunId: runOfGroups(getValues('groups')) });
    else field.onChange(kind === 'statement' ? { kind } : null);
  };
  return (
    <>
      <Select
        label={draftText.generated}
        value={chosen?.kind ?? ''}
        placeholder={draftText.generatedNone}
        options={generatedOptions}
        isWrong={fieldState.invalid}
        inputRef={field.ref}
        onChange={choose}
        onBlur={field.onBlur}
      />
      {chosen?.kind === 'notice' && <ChargeRunField name="generated.chargeRunId" />}
    </>
  );
}

function runOfGroups(groups: TypedDraft['groups']): string {
  const group = groups?.find(({ kind }) => kind === 'charge-run');
  return group?.kind === 'charge-run' ? group.chargeRunId : '';
}

/** What is made, as it reads. */
function wordsOfGenerated(value: unknown): string {
  const generated = value as Generated;
  return generated ? generatedAttachmentLabels[generated.kind] : draftText.generatedNone;
}
