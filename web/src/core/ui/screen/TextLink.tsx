import { classNames } from '../elements/class-names.ts';
import { AnyLink, type AnyLinkProps } from './AnyLink.tsx';
import styles from './TextLink.module.css';

/** A link within a text, or by itself, underlined. */
export function TextLink({ className, ...link }: AnyLinkProps) {
  return <AnyLink {...link} className={classNames(styles['link'], className)} />;
}
