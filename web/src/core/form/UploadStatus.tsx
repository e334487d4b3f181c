import { Button, LinearProgress, Stack, Typography } from '@mui/material';
import type { Upload } from '../api/useUpload.ts';
import { formatMegabytes } from '../ui/format.ts';

/** How far an upload is, with a button that cancels it; shown within the overlay of a save. */
export function UploadStatus({ upload: { progress, cancel } }: { upload: Upload }) {
  if (progress === undefined) return null;
  const { sentBytes, totalBytes } = progress;
  const percent = totalBytes === 0 ? 0 : Math.floor((sentBytes / totalBytes) * 100);
  // All is sent: the server is still busy with it, for how long it does not tell.
  const isSent = sentBytes === totalBytes;
  return (
    <Stack spacing={2} sx={{ width: 'min(24rem, 80vw)', alignItems: 'center' }}>
      <LinearProgress
        aria-label="Przesyłanie pliku"
        sx={{ width: '100%', height: 10, borderRadius: 5 }}
        {...(isSent ? {} : { variant: 'determinate', value: percent })}
      />
      <Typography>
        {isSent
          ? 'Plik przesłany, trwa przetwarzanie…'
          : `${formatMegabytes(sentBytes)} z ${formatMegabytes(totalBytes)} (${percent}%)`}
      </Typography>
      <Button variant="outlined" onClick={cancel}>
        Anuluj przesyłanie
      </Button>
    </Stack>
  );
}
