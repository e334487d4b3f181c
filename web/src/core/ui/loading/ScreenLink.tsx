import { use } from 'react';
import { Link, type LinkProps, matchRoutes } from 'react-router';
import { AreasContext } from '../../area.ts';

/**
 * A link to another screen. The screen's code is fetched as soon as the pointer or the focus reaches the link. So
 * it is there, or on its way, when the link is followed.
 */
export function ScreenLink({ onPointerEnter, onFocus, ...link }: LinkProps) {
  const areas = use(AreasContext);
  const fetchAhead = () => {
    const screens = areas.flatMap(({ routes = [] }) => routes.flatMap((route) => route.screens));
    for (const { route } of matchRoutes(screens, link.to) ?? []) {
      // Code that cannot be had now is asked for again when the screen is opened.
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
    }
  };
  return (
    <Link
      {...link}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        fetchAhead();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        fetchAhead();
      }}
    />
  );
}
