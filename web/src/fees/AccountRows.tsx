import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
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
    <PlainList hasLongWords aria-label={label}>
      {rows.map(({ id, to, name, note, amount }) => (
        <li key={id} className={styles['record']}>
          <Row isCentred gap={8}>
            <TextLink isReturning to={to} className={styles['link']}>
              {name}
            </TextLink>
            {amount !== undefined && <div className={styles['amount']}>{amount}</div>}
          </Row>
          <Text kind="body2" isQuiet>
            {note}
          </Text>
        </li>
      ))}
    </PlainList>
  );
}
