import { pageVersionRecord } from '@grzadka/contract/page/page.endpoints';
import type { PageId } from '@grzadka/contract/page/page.model';
import { mdiCashMultiple, mdiGavel, mdiPhoneOutline } from '@mdi/js';
import { ownerRoute } from '../content/owner-route.tsx';
import { defineArea, type MenuItem, screen } from '../core/area.ts';
import { icon } from '../core/ui/icons.ts';
import { pagePaths, pagePatterns } from './page.paths.ts';
import { pageVersionOwner } from './page.queries.ts';

/** The pages and their versions in the browser. */
export const pageArea = defineArea({
  name: pageVersionRecord.name,
  menu: [
    page('Podstrona opłaty', icon(mdiCashMultiple, 'FeesPage'), 'oplaty'),
    page('Podstrona władze', icon(mdiGavel, 'Authorities'), 'wladze'),
    page('Podstrona kontakt', icon(mdiPhoneOutline, 'Contact'), 'kontakt'),
  ],
  routes: [
    {
      permission: pageVersionRecord.permissions.read,
      screens: [
        screen(
          pagePatterns.list,
          async () => (await import('./PageVersionListScreen.tsx')).PageVersionListScreen,
        ),
      ],
    },
    {
      permission: pageVersionRecord.permissions.write,
      screens: [
        ownerRoute({
          path: pagePatterns.edit,
          owner: ({ pageId = '', pageVersionId = '' }) =>
            pageVersionOwner({ pageId, pageVersionId }),
          edit: async () => (await import('./PageVersionEditScreen.tsx')).PageVersionEditScreen,
          preview: async () =>
            (await import('./PageVersionPreviewScreen.tsx')).PageVersionPreviewScreen,
        }),
      ],
    },
  ],
});

function page(label: string, own: MenuItem['icon'], pageId: PageId): MenuItem {
  const to = pagePaths.list(pageId);
  return { label, icon: own, to, sections: [to] };
}
