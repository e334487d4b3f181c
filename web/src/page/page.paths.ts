import { generatePath } from 'react-router';

const list = '/strony/:pageId/wersje';

/** The patterns of the addresses of the page versions' screens. */
export const pagePatterns = {
  list,
  edit: `${list}/edytuj-wersje-strony/:pageVersionId`,
} as const;

/** The addresses of the page versions' screens. */
export const pagePaths = {
  list: (pageId: string) => generatePath(pagePatterns.list, { pageId }),
  edit: (pageId: string, pageVersionId: string) =>
    generatePath(pagePatterns.edit, { pageId, pageVersionId }),
} as const;
