import { generatePath } from 'react-router';

/** The screens of an owner's content, relative to the screen that edits the owner. */
export const contentScreens = {
  editText: 'edytuj-text-html/:contentItemId',
  addImage: 'dodaj-obraz',
  editImage: 'edytuj-dane-obrazu/:contentItemId',
  preview: 'podglad',
  sheet: 'na-tablice',
} as const;

/** Where the screens of an owner's content are; each below `edit`. */
export type ContentPaths = ReturnType<typeof contentPaths>;

/**
 * The addresses of the screens of an owner's content, below the screen `edit` that edits it. `hasSheet` says whether it is printed
 * for a notice board.
 */
export function contentPaths(edit: string, hasSheet = false) {
  const below = (path: string) => `${edit}/${path}`;
  return {
    edit,
    editText: (contentItemId: string) =>
      below(generatePath(contentScreens.editText, { contentItemId })),
    addImage: below(contentScreens.addImage),
    editImage: (contentItemId: string) =>
      below(generatePath(contentScreens.editImage, { contentItemId })),
    preview: below(contentScreens.preview),
    sheet: hasSheet ? below(contentScreens.sheet) : undefined,
  };
}
