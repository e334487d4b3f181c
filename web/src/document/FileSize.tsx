import { Box } from '@mui/material';
import { formatKilobytes, formatMegabytes } from '../core/ui/format.ts';
import { documentText } from './document.text.ts';

interface FileSizeProps {
  bytes: number;
  /** Says what it is where there is no label beside it: in a row that is a card on a phone. */
  isLabelled?: boolean;
}

/** The size of a document's file, more exactly in its tooltip. */
export function FileSize({ bytes, isLabelled = false }: FileSizeProps) {
  return (
    <span title={formatKilobytes(bytes)}>
      {isLabelled && (
        <Box component="span" sx={{ display: { lg: 'none' } }}>
          {documentText.size}:{' '}
        </Box>
      )}
      {formatMegabytes(bytes)}
    </span>
  );
}
