import { encodeQR } from 'qr';
import styles from './QrCode.module.css';

/** Modules of white that a reader needs around the code. */
const quietZone = 4;

/** A text as a QR code, black on white whatever the screen's colours are. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <img
      src={encodeQR(text, 'data-url', { ecc: 'medium', border: quietZone })}
      alt={label}
      className={styles['code']}
    />
  );
}
