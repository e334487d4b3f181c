import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { screen } from '../core/area.ts';
import type { ContentOwner } from './content-owner.ts';
import { contentScreens } from './content-paths.ts';
import type { Ids } from './OwnerOutlet.tsx';

interface OwnerRoute {
  /** Of the screen that edits the owner; the others are below it. */
  path: string;
  /** Loads what tells the owner that the ids in the address name. */
  owner: () => Promise<(ids: Ids) => ContentOwner>;
  edit: () => Promise<ComponentType>;
  preview: () => Promise<ComponentType>;
}

/** The screens of an owner of content: its form, its preview, and those of its blocks. */
export function ownerRoute({ path, owner, edit, preview }: OwnerRoute): RouteObject {
  const outlet = async () => {
    const [{ OwnerOutlet }, ownerOf] = await Promise.all([import('./OwnerOutlet.tsx'), owner()]);
    return () => <OwnerOutlet ownerOf={ownerOf} />;
  };
  return screen(path, outlet, [
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
  ]);
}
