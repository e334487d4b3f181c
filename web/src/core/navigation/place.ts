import { useCallback, useMemo } from 'react';
import {
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Path,
  resolvePath,
  type To,
} from 'react-router';
import { useNavigation, useShown } from './screen-context.ts';

/** Whether a step takes the place of the one before, what it bears, and how its screen is shown. */
type HowToNavigate = Pick<
  NavigateOptions,
  'replace' | 'state' | 'flushSync' | 'preventScrollReset'
>;

/** Where the screen is. */
export function useLocation(): Location {
  return useShown().location;
}

/** How the person came there. */
export function useNavigationType(): NavigationType {
  return useShown().type;
}

/** What stands in the address for the names in its pattern. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  return useShown().matches.at(-1)?.params ?? {};
}

/** Leads to an address; what is only a part of one (`?…`) goes by the address at which it was rendered. */
export function useNavigate(): (to: To | number, how?: HowToNavigate) => void {
  const { navigator } = useNavigation();
  const { pathname } = useLocation();
  return useCallback(
    (to: To | number, how: HowToNavigate = {}) => {
      if (typeof to === 'number') navigator.go(to);
      else {
        const path = resolvePath(to, pathname);
        navigator[how.replace === true ? 'replace' : 'push'](path, how.state, how);
      }
    },
    [navigator, pathname],
  );
}

/** The whole address that one means here. */
export function useResolvedPath(to: To): Path {
  const { pathname } = useLocation();
  return useMemo(() => resolvePath(to, pathname), [to, pathname]);
}

type SearchParamsInit = string | URLSearchParams | Readonly<Record<string, string>>;

/** Changes the search parameters of the address: to others, or to what a function makes of them. */
type SetSearchParams = (
  next: SearchParamsInit | ((before: URLSearchParams) => SearchParamsInit),
  how?: HowToNavigate,
) => void;

/** The search parameters of the address, and the way to change them. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const navigate = useNavigate();
  const set = useCallback<SetSearchParams>(
    (next, how) => {
      const init = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      navigate(`?${new URLSearchParams(init)}`, how);
    },
    [navigate, params],
  );
  return [params, set];
}
