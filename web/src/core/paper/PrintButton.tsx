import { mdiPrinterOutline } from '@mdi/js';
import type { DownloadEndpoint } from '../api/download.ts';
import type { WireInput } from '../api/request.ts';
import { Button, type ButtonLook } from '../ui/elements/Button.tsx';
import { icon } from '../ui/icon.ts';
import { usePaperPrint } from './usePaperPrint.ts';

const PrintIcon = icon(mdiPrinterOutline, 'Print');

interface PrintButtonProps extends Pick<ButtonLook, 'size'> {
  /** The call that answers with the document. */
  endpoint: DownloadEndpoint;
  input: WireInput;
  children: string;
  /** What it is about, for people who do not see what it stands beside: others have the same words. */
  about?: string;
}

/** Prints a short document at once. */
export function PrintButton({ endpoint, input, children, about, size }: PrintButtonProps) {
  const { print, isPrinting } = usePaperPrint(endpoint);
  return (
    <Button
      isAtStart
      look="outlined"
      size={size}
      startIcon={<PrintIcon />}
      aria-label={about && `${children}: ${about}`}
      aria-busy={isPrinting}
      onClick={() => {
        if (!isPrinting) void print(input);
      }}
    >
      {children}
    </Button>
  );
}
