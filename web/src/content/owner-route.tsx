import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { screen } from '../core/area.ts';
import type { HelpPlace } from '../core/help-place.ts';
import { contentScreens } from './content.paths.ts';
import type { ContentOwner } from './content-owner.ts';
import type { Ids } from './OwnerOutlet.tsx';

interface OwnerRoute {
  /** Of the screen that edits the owner; the others are below it. */
  path: string;
  /** Of that screen; the others have theirs where the manual describes the content. */
  help: HelpPlace;
  /** Loads the function that returns the owner named by the ids in the address. */
  owner: () => Promise<(ids: Ids) => ContentOwner>;
  edit: () => Promise<ComponentType>;
  preview: () => Promise<ComponentType>;
  /** Of what is printed for a notice board. */
  sheet?: (() => Promise<ComponentType>) | undefined;
  /** What is there for as long as any of the screens is. */
  throughout?: () => Promise<ComponentType>;
}

/** The screens of an owner of content: its form, its preview, and those of its blocks. */
export function ownerRoute({
  path,
  help,
  owner,
  edit,
  preview,
  sheet,
  throughout,
}: OwnerRoute): RouteObject {
  const outlet = async () => {
    const [{ OwnerOutlet }, ownerOf, Throughout] = await Promise.all([
      import('./OwnerOutlet.tsx'),
      owner(),
      throughout?.(),
    ]);
    return () => <OwnerOutlet ownerOf={ownerOf}>{Throughout && <Throughout />}</OwnerOutlet>;
  };
  return screen(path, help, outlet, [
    { index: true, lazy: async () => ({ Component: await edit() }) },
    screen(contentScreens.preview, 'tresc#podgląd', preview),
    ...(sheet ? [screen(contentScreens.sheet, 'ogloszenia#wydruk-na-tablicę', sheet)] : []),
    screen(
      contentScreens.editText,
      'tresc#pisanie-tekstu',
      async () => (await import('./text/TextBlockScreen.tsx')).TextBlockScreen,
    ),
    screen(
      contentScreens.addImage,
      'tresc#obrazy',
      async () => (await import('./image/AddImageScreen.tsx')).AddImageScreen,
    ),
    screen(
      contentScreens.editImage,
      'tresc#obrazy',
      async () => (await import('./image/EditImageScreen.tsx')).EditImageScreen,
    ),
  ]);
}
