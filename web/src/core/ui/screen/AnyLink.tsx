import type { ComponentProps } from 'react';
import { ScreenLink, type ScreenLinkProps } from '../loading/ScreenLink.tsx';
import { ReturningLink } from './ReturningLink.tsx';

interface ToScreen extends ScreenLinkProps {
  /** From there the way up leads back to this screen. */
  isReturning?: boolean | undefined;
  href?: never;
}

interface ToElsewhere extends ComponentProps<'a'> {
  /** An address that is none of a screen: a file, a page of the site, a mailbox. */
  href: string;
  to?: never;
  isReturning?: never;
}

/** Where a link leads. */
export type AnyLinkProps = ToScreen | ToElsewhere;

/** A link to another screen, or to an address that is none. */
export function AnyLink(link: AnyLinkProps) {
  if (link.href !== undefined) {
    const { children, ...toElsewhere } = link;
    return <a {...toElsewhere}>{children}</a>;
  }
  const { isReturning = false, ...toScreen } = link;
  return isReturning ? <ReturningLink {...toScreen} /> : <ScreenLink {...toScreen} />;
}
