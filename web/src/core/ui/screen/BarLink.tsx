import type { ComponentType } from 'react';
import { lookOf } from '../elements/Button.tsx';
import styles from './BarLink.module.css';
import { ReturningLink } from './ReturningLink.tsx';

interface BarLinkProps {
  to: string;
  label: string;
  icon: ComponentType;
}

/** Leads from the bar of a screen to another one, which leads back; in a narrow window its sign stands alone. */
export function BarLink({ to, label, icon: Icon }: BarLinkProps) {
  return (
    <ReturningLink
      {...lookOf({ className: styles['button'] })}
      to={to}
      aria-label={label}
      title={label}
    >
      <Icon />
      <span className={styles['word']}>{label}</span>
    </ReturningLink>
  );
}
