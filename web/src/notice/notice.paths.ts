import { entryPaths } from '../content/entry/entry.paths.ts';

/** The addresses of the notices' screens. */
export const noticePaths = entryPaths({
  idName: 'noticeId',
  listPath: '/ogloszenia',
  editWord: 'edytuj-ogloszenie',
  hasSheet: true,
});
