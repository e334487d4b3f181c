import type { ReactNode } from 'react';
import { Text } from '../elements/Text.tsx';
import type { IconComponent } from '../icon.ts';
import styles from './Placeholder.module.css';

interface PlaceholderProps {
  icon: IconComponent;
  title: string;
  text?: string | undefined;
  /** The way on: a button or a link. */
  children?: ReactNode;
}

/** A message that stands where a screen's content would: nothing here, no access, not yet built. */
export function Placeholder({ icon: Icon, title, text, children }: PlaceholderProps) {
  return (
    <div className={styles['placeholder']}>
      <div className={styles['sign']}>
        <Icon size={48} />
      </div>
      <Text as="h2" kind="h5">
        {title}
      </Text>
      {text && <Text isQuiet>{text}</Text>}
      {children}
    </div>
  );
}
