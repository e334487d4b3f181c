import { Button, LinearProgress, Stack, Typography } from '@mui/material';
import { importText, progressText } from './import.text.ts';
import type { ImportWork } from './useImport.ts';

/** How far an import is, with a button that ends it; shown within the overlay of the screen. */
export function ImportStatus({ work: { progress, cancel } }: { work: ImportWork }) {
  const isKnown = progress !== undefined && progress.total > 0;
  return (
    <Stack spacing={2} sx={{ width: 'min(24rem, 64vw)', alignItems: 'center' }}>
      <LinearProgress
        aria-label={importText.progress}
        sx={{ width: '100%', height: 10, borderRadius: 5 }}
        {...(isKnown && {
          variant: 'determinate',
          value: Math.floor((progress.done / progress.total) * 100),
        })}
      />
      <Typography>{isKnown ? progressText(progress) : importText.reading}</Typography>
      <Button variant="outlined" onClick={cancel}>
        {importText.cancel}
      </Button>
    </Stack>
  );
}
