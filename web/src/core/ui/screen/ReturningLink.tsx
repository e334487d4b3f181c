import { useLocation } from '../../navigation/place.ts';
import { ScreenLink, type ScreenLinkProps } from '../loading/ScreenLink.tsx';
import type { NavigationState } from './useGoUp.ts';

/** A link to another screen, from where the way up leads back to this one, as its address is now. */
export function ReturningLink(link: Omit<ScreenLinkProps, 'state'>) {
  const { pathname, search } = useLocation();
  return <ScreenLink {...link} state={{ from: pathname + search } satisfies NavigationState} />;
}
