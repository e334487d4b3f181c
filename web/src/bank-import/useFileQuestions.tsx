import { bankImportEndpoints } from '@grzadka/contract/bank-import/bank-import.endpoints';
import type { bankImportPreview } from '@grzadka/contract/bank-import/bank-import.model';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '../core/api/api-error.ts';
import { formDataOf, upload } from '../core/api/upload.ts';
import type { Asking } from '../core/form/useSaving.ts';
import { latePart } from '../core/ui/loading/late-part.tsx';

const EncodingDialog = latePart(async () => (await import('./EncodingDialog.tsx')).EncodingDialog);

/** A file as the form has it. */
export type SentStatement = z.output<typeof bankImportPreview>;

/** What somebody said of a file; undefined where they would rather not. */
type Answer = Pick<SentStatement, 'encoding'> | undefined;

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
 * The questions in the middle of reading a file: how its letters are written (docs/product/bank.md#dry-run). Whoever would rather
 * not answer ends the save.
 */
export function useFileQuestions(): FileQuestions {
  const [dialog, setDialog] = useState<ReactNode>(null);

  const askEncoding = async (sent: SentStatement, asking: Asking): Promise<Answer> => {
    const { choices } = await readBeginning(sent);
    return asking(
      () =>
        new Promise<Answer>((answer) =>
          setDialog(
            <EncodingDialog
              open
              choices={choices}
              answer={(encoding) => answer(encoding === null ? undefined : { encoding })}
            />,
          ),
        ),
    );
  };

  return {
    async ask(error, sent, asking) {
      const fields = error instanceof ApiError ? error.fields : {};
      if (!('encoding' in fields) || sent.encoding !== null) return undefined;
      try {
        const answer = await askEncoding(sent, asking);
        if (answer === undefined) throw new DOMException('not answered', 'AbortError');
        return { ...sent, ...answer };
      } finally {
        setDialog(null);
      }
    },
    dialog,
  };
}

function readBeginning({ bankAccountId, encoding, file }: SentStatement) {
  if (!(file instanceof File)) throw new TypeError('The file is none that a browser chose');
  const body = formDataOf({ bankAccountId, encoding }, file);
  return upload(bankImportEndpoints.beginning, { body });
}
