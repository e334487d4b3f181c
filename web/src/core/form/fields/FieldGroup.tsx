import type { ReactNode } from 'react';
import { Text } from '../../ui/elements/Text.tsx';
import styles from './FieldGroup.module.css';

interface FieldGroupProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** Fields of a form that belong together, two beside each other where the form has room for them, beside the help, too. */
export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  return (
    <fieldset className={styles['group']}>
      <Text as="legend" kind="h6" className={styles['title']}>
        {title}
      </Text>
      {hint && <Text isQuiet>{hint}</Text>}
      <FieldGrid>{children}</FieldGrid>
    </fieldset>
  );
}

/** The same fields where something else names them already. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles['fields']}>{children}</div>;
}

/** A field as wide as the whole group. */
export function WholeRow({ children }: { children: ReactNode }) {
  return <div className={styles['whole']}>{children}</div>;
}
