import { Text } from '../core/ui/elements/Text.tsx';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import styles from './AccountRows.module.css';

/** What an account has to do with: where it is shown, what it is called, and what is said of it. */
interface AccountRow {
  readonly id: string;
  readonly to: string;
  readonly name: string;
  readonly note: string;
  /** What is owed on it, in words. */
  readonly amount?: string | undefined;
}

/** Records that have to do with an account, each leading to its screen. */
export function AccountRows({ label, rows }: { label: string; rows: readonly AccountRow[] }) {
  return (
    <ul aria-label={label} className={styles['list']}>
      {rows.map(({ id, to, name, note, amount }) => (
        <li key={id} className={styles['row']}>
          <div className={styles['name']}>
            <TextLink isReturning to={to} className={styles['wholeRow']}>
              {name}
            </TextLink>
            {amount !== undefined && <div className={styles['part']}>{amount}</div>}
          </div>
          <Text kind="body2" isQuiet>
            {note}
          </Text>
        </li>
      ))}
    </ul>
  );
}

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
} as const;
