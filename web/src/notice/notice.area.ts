import { mdiBullhornOutline } from '@mdi/js';
import { entryArea } from '../content/entry-area.tsx';
import { icon } from '../core/ui/icon.ts';
import { noticePaths } from './notice.paths.ts';

/** The notices in the browser. */
export const area = entryArea({
  name: 'notice',
  permissions: { read: 'notice:read', write: 'notice:write' },
  paths: noticePaths,
  help: { list: 'ogloszenia', edit: 'ogloszenia#nowe-ogłoszenie' },
  place: 20,
  menuLabel: 'Ogłoszenia',
  icon: icon(mdiBullhornOutline, 'Notices'),
  loadKind: async () => (await import('./notice.kind.ts')).noticeKind,
});
