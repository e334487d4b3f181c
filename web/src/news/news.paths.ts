import { entryPaths } from '../content/entry/entry.paths.ts';

/** The addresses of the news' screens. */
export const newsPaths = entryPaths({
  idName: 'newsId',
  listPath: '/aktualnosci',
  editWord: 'edytuj-wpis-aktualnosci',
});
