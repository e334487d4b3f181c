import { bankImportEndpoints } from '@grzadka/contract/bank/importing/bank-import.endpoints';
import {
  bankImportPreview,
  largestStatement,
} from '@grzadka/contract/bank/importing/bank-import.model';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formDataOf, upload } from '../../core/api/upload.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { FormFileField, withFileLimit } from '../../core/form/upload/FileField.tsx';
import { UploadStatus, useUpload } from '../../core/form/upload/UploadStatus.tsx';
import type { Submit } from '../../core/form/useSaving.ts';
import { useNavigate } from '../../core/navigation/place.ts';
import { paths } from '../../core/paths.ts';
import { optionsQuery } from '../../core/record/options-query.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Text } from '../../core/ui/elements/Text.tsx';
import { bankImportPlace } from './bank-import.paths.ts';
import { bankImportText } from './bank-import.text.ts';
import { FaultyLines, faultyLines, withoutLines } from './FaultyLines.tsx';
import { ImportedFiles } from './ImportedFiles.tsx';
import { importPath } from './import-path.ts';
import { type SentStatement, useFileQuestions } from './useFileQuestions.tsx';

const form = { body: withFileLimit(bankImportPreview, largestStatement) };

/** Takes in a file of statements: the account, the file, and below them what was taken in before. */
export function StatementUploadScreen() {
  const navigate = useNavigate();
  const accounts = useQuery(optionsQuery('bank-account'));
  const tellChanged = useRecordChanged(bankImportPlace.name);
  const transfer = useUpload();
  const made = useRef('');
  const [faulty, setFaulty] = useState<readonly (readonly [string, string])[]>([]);
  const questions = useFileQuestions();
  const active = accounts.data?.items.filter((account) => account.active) ?? [];

  const send = ({ file, ...texts }: SentStatement) => {
    if (!(file instanceof File)) throw new TypeError('The file is none that a browser chose');
    const body = formDataOf(texts, file);
    return transfer.run((options) => upload(bankImportEndpoints.preview, { body }, options));
  };

  const submit: Submit<SentStatement> = async (values, { asking }) => {
    setFaulty([]);
    // Until nothing is left to be asked.
    for (let sent: SentStatement | undefined = values; sent !== undefined; ) {
      try {
        made.current = (await send(sent)).id;
        break;
      } catch (error) {
        setFaulty(faultyLines(error));
        sent = await questions.ask(error, sent, asking);
        if (sent === undefined) throw withoutLines(error);
      }
    }
    tellChanged();
  };

  return (
    <FormScreen
      title={bankImportText.title}
      back={paths.transactions}
      endpoint={form}
      defaultValues={
        accounts.data && {
          bankAccountId: active.length === 1 ? (active[0]?.id ?? '') : '',
          file: undefined,
          encoding: '',
          profileId: '',
        }
      }
      loadError={accounts.error}
      reload={accounts.refetch}
      submit={submit}
      submitLabel={bankImportText.show}
      onSaved={() => navigate(importPath(made.current))}
      savingLabel={bankImportText.reading}
      savingDetails={<UploadStatus upload={transfer} />}
      below={
        <>
          <FaultyLines faults={faulty} />
          <ImportedFiles />
          {questions.dialog}
        </>
      }
    >
      <Text>{bankImportText.intro}</Text>
      <FormSelectField
        name="bankAccountId"
        label={bankImportText.account}
        placeholder={bankImportText.noneChosen}
        options={active.map(({ id, name }) => ({ value: id, label: name }))}
        helper={active.length === 0 && bankImportText.noneActive}
      />
      <FormFileField name="file" helper={bankImportText.file} />
    </FormScreen>
  );
}
