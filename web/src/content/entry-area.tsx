import type { Permission } from '@grzadka/contract/core/access/permissions';
import { generatePath } from 'react-router';
import { type Area, defineArea, type MenuItem, screen } from '../core/area.ts';
import type { HelpPlace } from '../core/help-place.ts';
import { Navigate } from '../core/navigation/Navigate.tsx';
import { useParams } from '../core/navigation/place.ts';
import type { EntryKind, EntryRow } from './entry/entry.kind.ts';
import type { EntryPaths } from './entry/entry.paths.ts';
import { ownerRoute } from './owner-route.tsx';

interface EntryAreaDefinition<Row extends EntryRow> extends Pick<MenuItem, 'icon' | 'place'> {
  readonly name: string;
  readonly permissions: { readonly read: Permission; readonly write: Permission };
  readonly paths: EntryPaths;
  readonly help: { readonly list: HelpPlace; readonly edit: HelpPlace };
  readonly menuLabel: string;
  /** Loads what its screens work with. */
  readonly loadKind: () => Promise<EntryKind<Row>>;
}

/** The area of a kind of entry: its list, its form with the content below, its preview. */
export function entryArea<Row extends EntryRow>({
  name,
  permissions,
  paths: { idName, listPath, editWord, editPattern, editPath, hasSheet },
  help,
  menuLabel,
  icon,
  place,
  loadKind,
}: EntryAreaDefinition<Row>): Area {
  return defineArea({
    name,
    menu: [{ place, label: menuLabel, icon, to: listPath, sections: [listPath] }],
    routes: [
      {
        permission: permissions.read,
        screens: [
          screen(listPath, help.list, async () => {
            const [{ EntryListScreen }, kind] = await Promise.all([
              import('./entry/EntryListScreen.tsx'),
              loadKind(),
            ]);
            return () => <EntryListScreen kind={kind} />;
          }),
        ],
      },
      {
        permission: permissions.write,
        screens: [
          ownerRoute({
            path: editPattern,
            help: help.edit,
            owner: async () => {
              const kind = await loadKind();
              return ({ [idName]: id = '' }) => kind.owner(id);
            },
            edit: async () => {
              const [{ EntryEditScreen }, kind] = await Promise.all([
                import('./entry/EntryEditScreen.tsx'),
                loadKind(),
              ]);
              const MoreFields = await kind.loadMoreFields?.();
              return () => <EntryEditScreen kind={kind} MoreFields={MoreFields} />;
            },
            preview: async () => {
              const [{ EntryPreviewScreen }, kind] = await Promise.all([
                import('./entry/EntryPreviewScreen.tsx'),
                loadKind(),
              ]);
              return () => <EntryPreviewScreen kind={kind} />;
            },
            sheet: hasSheet
              ? async () => {
                  const [{ BoardSheetScreen }, kind] = await Promise.all([
                    import('./sheet/BoardSheetScreen.tsx'),
                    loadKind(),
                  ]);
                  return () => <BoardSheetScreen kind={kind} />;
                }
              : undefined,
            throughout: async () => {
              const [{ UntouchedOffer }, kind] = await Promise.all([
                import('./entry/UntouchedOffer.tsx'),
                loadKind(),
              ]);
              return () => <UntouchedOffer kind={kind} />;
            },
          }),
        ],
      },
      // Old links have the form outside of its list's address.
      {
        screens: [
          { path: `/${editWord}/:${idName}`, element: <RedirectWithParams to={editPattern} /> },
        ],
      },
    ],
    details: editPath,
  });
}

function RedirectWithParams({ to }: { to: string }) {
  return <Navigate to={generatePath(to, useParams())} replace />;
}
