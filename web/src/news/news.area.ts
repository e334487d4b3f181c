import { mdiNewspaperVariantOutline } from '@mdi/js';
import { entryArea } from '../content/entry-area.tsx';
import { icon } from '../core/ui/icon.ts';
import { newsPaths } from './news.paths.ts';

/** The news in the browser. */
export const area = entryArea({
  name: 'news',
  permissions: { read: 'news:read', write: 'news:write' },
  paths: newsPaths,
  help: { list: 'aktualnosci', edit: 'aktualnosci#nowy-wpis' },
  place: 10,
  menuLabel: 'Aktualności',
  icon: icon(mdiNewspaperVariantOutline, 'News'),
  loadKind: async () => (await import('./news.kind.ts')).newsKind,
});
