import { mdiPrinterOutline } from '@mdi/js';
import { Button, type ButtonProps } from '@mui/material';
import type { DownloadEndpoint } from '../api/download.ts';
import type { WireInput } from '../api/request.ts';
import { icon } from '../ui/icon.ts';
import { usePaperPrint } from './usePaperPrint.ts';

const PrintIcon = icon(mdiPrinterOutline, 'Print');

interface PrintButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The call that answers with the document. */
  endpoint: DownloadEndpoint;
  input: WireInput;
  children: string;
  /** What it is about, for people who do not see what it stands beside: others have the same words. */
  about?: string;
}

/** Prints a short document at once. */
export function PrintButton({ endpoint, input, children, about, ...look }: PrintButtonProps) {
  const { print, isPrinting } = usePaperPrint(endpoint);
  return (
    <Button
      variant="outlined"
      startIcon={<PrintIcon />}
      aria-label={about && `${children}: ${about}`}
      aria-busy={isPrinting}
      onClick={() => {
        if (!isPrinting) void print(input);
      }}
      sx={{ alignSelf: 'start' }}
      {...look}
    >
      {children}
    </Button>
  );
}
