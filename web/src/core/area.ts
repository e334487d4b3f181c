import type { Permission } from '@grzadka/contract/core/access/permissions';
import { type ComponentType, createContext, use } from 'react';
import type { RouteObject } from 'react-router';
import { type HelpPlace, helpedBy } from './help-place.ts';

/** An item of the main menu. */
export interface MenuItem {
  /** The menu has its items in the order of their places. */
  readonly place: number;
  readonly label: string;
  readonly icon: ComponentType;
  /** Where it leads. */
  readonly to: string;
  /** The paths at which the item is the current one. */
  readonly sections: readonly string[];
}

/** Screens for whoever holds the permission; without one, for everybody signed in. */
export interface AreaRoutes {
  readonly permission?: Permission;
  readonly screens: readonly RouteObject[];
}

/** What goes on working on every screen. */
interface Background {
  /** Whether there is work for it, or will be on the screen of this path. */
  readonly isDue: (pathname: string) => Promise<boolean>;
  readonly load: () => Promise<ComponentType>;
}

/** What an area adds to the browser application. The areas are listed in `app/areas.ts`. */
export interface Area {
  /**
   * The name of its record: the cache key of everything read of it begins with the name, and its
   * list bears it.
   */
  readonly name: string;
  /** Its items in the main menu, which has the areas in the order in which they are listed. */
  readonly menu?: readonly MenuItem[];
  readonly routes?: readonly AreaRoutes[];
  /** What goes on working, and shows so, on every screen, from the moment at which there is work for it. */
  readonly background?: Background;
  /**
   * Where one of its records is shown, for areas that name it without knowing this one; undefined where it
   * has no screen. `parentId` is the record in whose address its own stands, if there is one.
   */
  readonly details?: (id: string, parentId?: string) => string | undefined;
  /** What shows something of its records and so follows their changes: other areas, and the session. */
  readonly touches?: {
    /** The names of those whose screens show it. */
    readonly records: readonly string[];
    /** The names of those whose lists show it. */
    readonly lists?: readonly string[];
  };
}

/** Declares an area. */
export function defineArea(area: Area): Area {
  return area;
}

/**
 * A screen whose code comes when it is first opened; it stands around those below it, if any. These have its help
 * unless they state their own.
 */
export function screen(
  path: string,
  help: HelpPlace,
  load: () => Promise<ComponentType>,
  children?: RouteObject[],
): RouteObject {
  return {
    path,
    handle: helpedBy(help),
    lazy: async () => ({ Component: await load() }),
    ...(children && { children }),
  };
}

/** Every area of the application; filled by the app. */
export const AreasContext = createContext<readonly Area[]>([]);

/**
 * Where a record of another area is shown.
 * @throws Error when no area of that name shows one
 */
export function useDetailsPath(name: string, id: string): string {
  const path = use(AreasContext)
    .find((area) => area.name === name)
    ?.details?.(id);
  if (path === undefined) throw new Error(`No area shows a record of ${name}`);
  return path;
}
