import { Box } from '@mui/material';
import { encodeQR } from 'qr';

/** Modules of white that a reader needs around the code. */
const quietZone = 4;

/** A text as a QR code, black on white whatever the screen's colours are. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <Box
      component="img"
      src={encodeQR(text, 'data-url', { ecc: 'medium', border: quietZone })}
      alt={label}
      sx={{ display: 'block', width: '100%', maxWidth: '15rem', imageRendering: 'pixelated' }}
    />
  );
}
