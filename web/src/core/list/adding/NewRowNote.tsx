import { Text } from '../../ui/elements/Text.tsx';
import { listText } from '../list.text.ts';
import styles from './NewRowNote.module.css';
import type { Apart } from './useNewRow.ts';

/** Says above the rows why the first of them is not where it belongs. */
export function NewRowNote({ name, apart }: { name: string; apart: Apart }) {
  return (
    <Text as="output" kind="body2" className={styles['note']}>
      {listText.added(name)} <strong>{listText.apart[apart]}</strong>
    </Text>
  );
}
