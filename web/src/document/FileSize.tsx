import { formatKilobytes, formatMegabytes } from '../core/ui/format.ts';
import { documentText } from './document.text.ts';
import styles from './FileSize.module.css';

interface FileSizeProps {
  bytes: number;
  /** Says what it is where there is no label beside it: in a row that is a card on a phone. */
  isLabelled?: boolean;
}

/** The size of a document's file, more exactly in its tooltip. */
export function FileSize({ bytes, isLabelled = false }: FileSizeProps) {
  return (
    <span title={formatKilobytes(bytes)}>
      {isLabelled && <span className={styles['label']}>{documentText.size}: </span>}
      {formatMegabytes(bytes)}
    </span>
  );
}
