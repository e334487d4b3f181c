import type { RecordDefinition, RecordScreens } from '@grzadka/contract/core/record/record';
import type { ComponentType } from 'react';
import { type Area, type AreaRoutes, defineArea, type MenuItem, screen } from '../area.ts';
import type { HelpPlace } from '../help-place.ts';
import { recordPath } from './record-path.ts';
import { RecordDetailsScreen } from './screens/RecordDetailsScreen.tsx';
import type { PlainScreens } from './screens/record-screens.ts';

type Load<Props = object> = () => Promise<ComponentType<Props>>;

interface RecordAreaOptions extends Pick<Area, 'touches' | 'background'> {
  readonly record: Pick<RecordDefinition, 'name' | 'permissions'> & {
    readonly screens: Required<RecordScreens>;
  };
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
  record,
  menu,
  help,
  plain,
  screens = {},
  routes = [],
  isMadeElsewhere,
  ...area
}: RecordAreaOptions): Area {
  const { list, create, details, edit } = record.screens;
  const { read, write } = record.permissions;
  const route = (name: keyof RecordScreens) =>
    screen(record.screens[name], help[name], screens[name] ?? (() => loadPlain(name, plain)));
  return defineArea({
    ...area,
    name: record.name,
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

/** A plain screen of a record, by its name in the definition. */
export async function loadPlain(
  name: keyof RecordScreens,
  plain: () => Promise<PlainScreens>,
): Promise<ComponentType> {
  const [of, PlainScreen] = await Promise.all([plain(), plainScreens[name]()]);
  return () => <PlainScreen of={of} />;
}
