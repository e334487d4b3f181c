import { type ComponentProps, use } from 'react';
import { type LinkProps, matchRoutes, useHref, useLinkClickHandler } from 'react-router';
import { AreasContext } from '../../area.ts';

/** A link's own properties, and those of where it leads. */
export type ScreenLinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<LinkProps, 'to' | 'replace' | 'state'>;

/**
 * A link to another screen. The screen's code is fetched as soon as the pointer or the focus reaches the link. So
 * it is there, or on its way, when the link is followed. It stands in for the router's own, which brings along what fetches
 * pages that a server renders (0061).
 */
export function ScreenLink({
  to,
  replace,
  state,
  onClick,
  onPointerEnter,
  onFocus,
  children,
  ...link
}: ScreenLinkProps) {
  const areas = use(AreasContext);
  const follow = useLinkClickHandler(to, {
    ...(replace !== undefined && { replace }),
    ...(link.target !== undefined && { target: link.target }),
    state,
  });
  const fetchAhead = () => {
    const screens = areas.flatMap(({ routes = [] }) => routes.flatMap((route) => route.screens));
    for (const { route } of matchRoutes(screens, to) ?? []) {
      // Code that cannot be had now is asked for again when the screen is opened.
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
    }
  };
  return (
    <a
      {...link}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        fetchAhead();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        fetchAhead();
      }}
    >
      {children}
    </a>
  );
}
