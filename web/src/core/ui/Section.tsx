import { type ReactNode, useId } from 'react';
import { Card } from './elements/Card.tsx';
import { Text } from './elements/Text.tsx';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a screen with its own heading. */
export function Section({ title, actions, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles['section']}>
      <div className={styles['head']}>
        <Text id={id} as="h2" kind="h6" className={styles['title']}>
          {title}
        </Text>
        {actions}
      </div>
      {children}
    </Card>
  );
}
