import { importEndpoints } from '@grzadka/contract/import/import.endpoints';
import type { ImportKindName } from '@grzadka/contract/import/import-kinds';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { download, saveFile } from '../core/api/download.ts';
import { useFormActions } from '../core/form/form-actions.ts';
import { importText } from './import.text.ts';

/** Saves an example of the kind of list that is chosen in the form. */
export function SampleButton() {
  const kind = useWatch<{ kind: ImportKindName }, 'kind'>({ name: 'kind' });
  const { report } = useFormActions();
  const [isBusy, setBusy] = useState(false);

  async function take(): Promise<void> {
    setBusy(true);
    try {
      saveFile(await download(importEndpoints[`${kind}Sample`], {}));
    } catch (error) {
      report(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="outlined"
      disabled={isBusy}
      onClick={() => void take()}
      sx={{ alignSelf: 'start' }}
    >
      {importText.sample}
    </Button>
  );
}
