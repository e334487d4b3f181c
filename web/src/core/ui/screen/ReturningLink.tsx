import { type LinkProps, useLocation } from 'react-router';
import { ScreenLink } from '../loading/ScreenLink.tsx';
import type { NavigationState } from './useGoUp.ts';

/** A link to another screen, from where the way up leads back to this one, as its address is now. */
export function ReturningLink(link: Omit<LinkProps, 'state'>) {
  const { pathname, search } = useLocation();
  return <ScreenLink {...link} state={{ from: pathname + search } satisfies NavigationState} />;
}
