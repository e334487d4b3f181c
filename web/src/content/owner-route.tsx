import { type ComponentType, useMemo } from 'react';
import { Outlet, type RouteObject, useParams } from 'react-router';
import { screen } from '../core/area.ts';
import { type ContentOwner, ContentOwnerContext } from './content-owner.ts';
import { contentScreens } from './content-paths.ts';

type Ids = Readonly<Partial<Record<string, string>>>;

interface OwnerRoute {
  /** Of the screen that edits the owner; the others are below it. */
  path: string;
  /** The owner that the ids in the address name. */
  owner: (ids: Ids) => ContentOwner;
  edit: () => Promise<ComponentType>;
  preview: () => Promise<ComponentType>;
}

/** The screens of an owner of content: its form, its preview, and those of its blocks. */
export function ownerRoute({ path, owner, edit, preview }: OwnerRoute): RouteObject {
  return {
    path,
    element: <OwnerOutlet owner={owner} />,
    children: [
      { index: true, lazy: async () => ({ Component: await edit() }) },
      screen(contentScreens.preview, preview),
      screen(
        contentScreens.editText,
        async () => (await import('./text/TextBlockScreen.tsx')).TextBlockScreen,
      ),
      screen(
        contentScreens.addImage,
        async () => (await import('./image/AddImageScreen.tsx')).AddImageScreen,
      ),
      screen(
        contentScreens.editImage,
        async () => (await import('./image/EditImageScreen.tsx')).EditImageScreen,
      ),
    ],
  };
}

function OwnerOutlet({ owner }: Pick<OwnerRoute, 'owner'>) {
  const ids = useParams();
  return (
    <ContentOwnerContext value={useMemo(() => owner(ids), [owner, ids])}>
      <Outlet />
    </ContentOwnerContext>
  );
}
