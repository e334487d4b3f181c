import type { PlainRecord } from '@grzadka/contract/core/record/plain-record';
import type { ComponentType } from 'react';
import { type Area, type AreaRoutes, defineArea, type MenuItem, screen } from '../area.ts';
import type { HelpPlace } from '../help-place.ts';
import { type RecordPlace, type RecordScreens, recordPath } from './record-path.ts';
import { RecordDetailsScreen } from './screens/RecordDetailsScreen.tsx';
import type { PlainScreens } from './screens/record-screens.ts';

type Load<Props = object> = () => Promise<ComponentType<Props>>;

interface RecordAreaOptions extends Pick<Area, 'touches' | 'background'> {
  readonly place: RecordPlace & { readonly screens: RecordScreens };
  /** Its item in the main menu, if it has one. */
  readonly menu?: Pick<MenuItem, 'label' | 'icon' | 'place'>;
  /** The place in the manual that explains each screen. */
  readonly help: Readonly<Record<keyof RecordScreens, HelpPlace>>;
  /** What its plain screens derive from. */
  readonly plain: () => Promise<PlainScreens>;
  /** Screens that are not plain. */
  readonly screens?: { readonly [Name in keyof RecordScreens]?: Load };
  /** A new one is made on a screen of another area, which has that address. */
  readonly isMadeElsewhere?: true;
  /** Screens besides those of any record. */
  readonly routes?: readonly AreaRoutes[];
}

/** What shows a record plainly, by the screen's name in its definition. */
const plainScreens: Readonly<Record<keyof RecordScreens, Load<{ of: PlainScreens }>>> = {
  list: async () => (await import('./screens/RecordListScreen.tsx')).RecordListScreen,
  // So small that it is a part of the frame.
  details: () => Promise.resolve(RecordDetailsScreen),
  create: async () => (await import('./screens/NewRecordScreen.tsx')).NewRecordScreen,
  edit: async () => (await import('./screens/EditRecordScreen.tsx')).EditRecordScreen,
};

/**
 * Declares the area of a record: who may read it has its list and details, who may change it its forms
 * (docs/recipes.md#add-an-area).
 */
export function recordArea({
  place: { name, permissions, screens: at },
  menu,
  help,
  plain,
  screens = {},
  routes = [],
  isMadeElsewhere,
  ...area
}: RecordAreaOptions): Area {
  const { list, create, details, edit } = at;
  const { read, write } = permissions;
  const route = (one: keyof RecordScreens) =>
    screen(at[one], help[one], screens[one] ?? (() => loadPlain(one, plain)));
  return defineArea({
    ...area,
    name,
    ...(menu && { menu: [{ ...menu, to: list, sections: [list, create, details, edit] }] }),
    routes: [
      { permission: read, screens: [route('list'), route('details')] },
      {
        permission: write,
        screens: [...(isMadeElsewhere ? [] : [route('create')]), route('edit')],
      },
      ...routes,
    ],
    details: (id) => recordPath(details, id),
  });
}

interface PlainAreaOptions extends Pick<RecordAreaOptions, 'place' | 'menu' | 'touches'> {
  readonly definition: () => Promise<PlainRecord>;
  /** The screen above its list; none where the main menu leads there. */
  readonly above?: string;
  /** The place in the manual that explains its screens. */
  readonly help: HelpPlace;
}

/** Declares the area of a plain record, whose screens derive from its definition. */
export function plainArea({ definition, above, help, ...area }: PlainAreaOptions): Area {
  return recordArea({
    ...area,
    help: { list: help, details: help, create: help, edit: help },
    plain: async () => {
      const [{ screensOf }, record] = await Promise.all([
        import('./screens/plain-screens.ts'),
        definition(),
      ]);
      return screensOf(record, { at: area.place.screens, above });
    },
  });
}

/** A plain screen of a record, by its name in the definition. */
export async function loadPlain(
  name: keyof RecordScreens,
  plain: () => Promise<PlainScreens>,
): Promise<ComponentType> {
  const [of, PlainScreen] = await Promise.all([plain(), plainScreens[name]()]);
  return () => <PlainScreen of={of} />;
}
