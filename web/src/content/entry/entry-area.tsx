import { generatePath, Navigate, useParams } from 'react-router';
import { type Area, defineArea, type MenuItem, screen } from '../../core/area.ts';
import { ownerRoute } from '../owner-route.tsx';
import { type EntryKindDefinition, type EntryRow, entryKind } from './entry-kind.ts';

interface EntryAreaDefinition<Row extends EntryRow>
  extends EntryKindDefinition<Row>,
    Pick<MenuItem, 'icon'> {
  readonly menuLabel: string;
}

/** The area of a kind of entry: its list, its form with the content below, its preview. */
export function entryArea<Row extends EntryRow>({
  menuLabel,
  icon,
  ...definition
}: EntryAreaDefinition<Row>): Area {
  const kind = entryKind(definition);
  const { record, idName, listPath, editWord, editPattern } = kind;
  return defineArea({
    name: record.name,
    menu: [{ label: menuLabel, icon, to: listPath, sections: [listPath] }],
    routes: [
      {
        permission: record.permissions.read,
        screens: [
          screen(listPath, async () => {
            const { EntryListScreen } = await import('./EntryListScreen.tsx');
            return () => <EntryListScreen kind={kind} />;
          }),
        ],
      },
      {
        permission: record.permissions.write,
        screens: [
          ownerRoute({
            path: editPattern,
            owner: ({ [idName]: id = '' }) => kind.owner(id),
            edit: async () => {
              const { EntryEditScreen } = await import('./EntryEditScreen.tsx');
              return () => <EntryEditScreen kind={kind} />;
            },
            preview: async () => {
              const { EntryPreviewScreen } = await import('./EntryPreviewScreen.tsx');
              return () => <EntryPreviewScreen kind={kind} />;
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
  });
}

function RedirectWithParams({ to }: { to: string }) {
  return <Navigate to={generatePath(to, useParams())} replace />;
}
