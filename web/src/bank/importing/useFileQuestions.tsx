import { bankImportEndpoints } from '@grzadka/contract/bank/importing/bank-import.endpoints';
import type { bankImportPreview } from '@grzadka/contract/bank/importing/bank-import.model';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '../../core/api/api-error.ts';
import { formDataOf, upload } from '../../core/api/upload.ts';
import type { Asking } from '../../core/form/useSaving.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';

const EncodingDialog = latePart(async () => (await import('./EncodingDialog.tsx')).EncodingDialog);
const ColumnsDialog = latePart(async () => (await import('./ColumnsDialog.tsx')).ColumnsDialog);

/** A file as the form has it. */
export type SentStatement = z.output<typeof bankImportPreview>;

/** What somebody said of a file; undefined where they would rather not. */
type Said = Partial<Pick<SentStatement, 'encoding' | 'profileId'>> | undefined;

interface FileQuestions {
  /** Asks what the server could not find out by itself; undefined where its refusal is none that can be asked about. */
  readonly ask: (
    error: unknown,
    sent: SentStatement,
    asking: Asking,
  ) => Promise<SentStatement | undefined>;
  /** The dialog in which it is asked. */
  readonly dialog: ReactNode;
}

/**
 * The questions in the middle of reading a file: how its letters are written, and what stands in which column of it
 * (docs/product/bank.md#dry-run). Whoever would rather not answer ends the save.
 */
export function useFileQuestions(): FileQuestions {
  const [dialog, setDialog] = useState<ReactNode>(null);

  const askBy = (asking: Asking, show: (answer: (said: Said) => void) => ReactNode) =>
    asking(() => new Promise<Said>((answer) => setDialog(show(answer))));

  return {
    async ask(error, sent, asking) {
      const fields = error instanceof ApiError ? error.fields : {};
      const isEncoding = 'encoding' in fields && sent.encoding === null;
      // One that was chosen is refused for another reason.
      const isTable = 'profileId' in fields && sent.profileId === null;
      if (!isEncoding && !isTable) return undefined;
      const { choices, rows } = await readBeginning(sent);
      try {
        const said = await askBy(asking, (answer) =>
          isEncoding ? (
            <EncodingDialog
              open
              choices={choices}
              answer={(encoding) => answer(encoding === null ? undefined : { encoding })}
            />
          ) : (
            <ColumnsDialog
              open
              rows={rows}
              answer={(profileId) => answer(profileId === null ? undefined : { profileId })}
            />
          ),
        );
        if (said === undefined) throw new DOMException('not answered', 'AbortError');
        return { ...sent, ...said };
      } finally {
        setDialog(null);
      }
    },
    dialog,
  };
}

function readBeginning({ bankAccountId, encoding, file }: SentStatement) {
  if (!(file instanceof File)) throw new TypeError('The file is none that a browser chose');
  return upload(bankImportEndpoints.beginning, {
    body: formDataOf({ bankAccountId, encoding }, file),
  });
}
