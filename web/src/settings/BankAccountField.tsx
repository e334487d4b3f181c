import { FormTextField } from '../core/form/fields/TextField.tsx';
import styles from './settings.module.css';

interface BankAccountFieldProps {
  name: string;
  label: string;
  /** What stands below the field while nothing is wrong with it. */
  helper?: string;
}

/** The number of a bank account, with all its 26 digits seen at once. */
export function BankAccountField(field: BankAccountFieldProps) {
  return (
    <div className={styles['account']}>
      <FormTextField {...field} inputMode="numeric" />
    </div>
  );
}
