import { type ComponentProps, type MouseEvent, use } from 'react';
import { createPath, type To } from 'react-router';
import { AreasContext } from '../../area.ts';
import { matchScreens } from '../../navigation/match-screens.ts';
import { useLocation, useNavigate, useResolvedPath } from '../../navigation/place.ts';
import { useNavigation } from '../../navigation/screen-context.ts';

/** A link's own properties, and those of where it leads. */
export type ScreenLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: To;
  /** Whether the step takes the place of the one before. */
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
};

/**
 * A link to another screen. The screen's code is fetched as soon as the pointer or the focus reaches the link. So
 * it is there, or on its way, when the link is followed. A link to the address that is shown takes the place of that step.
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
  const { navigator } = useNavigation();
  const location = useLocation();
  const path = useResolvedPath(to);
  const navigate = useNavigate();
  const isSame = createPath(location) === createPath(path);
  const fetchAhead = () => {
    const screens = areas.flatMap(({ routes = [] }) => routes.flatMap((route) => route.screens));
    for (const { route } of matchScreens(screens, path)) {
      // Code that cannot be had now is asked for again when the screen is opened.
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
    }
  };
  return (
    <a
      {...link}
      href={navigator.createHref(path)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isForThisWindow(event)) return;
        event.preventDefault();
        navigate(to, { replace: replace ?? isSame, state });
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

/** Whether a press on a link is not to open another window, or a menu. */
function isForThisWindow(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && (target === '' || target === '_self') && !isModified;
}
