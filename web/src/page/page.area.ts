import type { PageId } from '@grzadka/contract/page/page.model';
import { mdiCashMultiple, mdiGavel, mdiPhoneOutline } from '@mdi/js';
import { ownerRoute } from '../content/owner-route.tsx';
import { defineArea, type MenuItem, screen } from '../core/area.ts';
import { icon } from '../core/ui/icon.ts';
import { pagePaths, pagePatterns } from './page.paths.ts';

/** The pages and their versions in the browser. */
export const area = defineArea({
  name: 'page-version',
  menu: [
    page(30, 'Podstrona opłaty', icon(mdiCashMultiple, 'FeesPage'), 'oplaty'),
    page(31, 'Podstrona władze', icon(mdiGavel, 'Authorities'), 'wladze'),
    page(32, 'Podstrona kontakt', icon(mdiPhoneOutline, 'Contact'), 'kontakt'),
  ],
  routes: [
    {
      permission: 'page:read',
      screens: [
        screen(
          pagePatterns.list,
          'podstrony',
          async () => (await import('./PageVersionListScreen.tsx')).PageVersionListScreen,
        ),
      ],
    },
    {
      permission: 'page:write',
      screens: [
        ownerRoute({
          path: pagePatterns.edit,
          help: 'podstrony#zmiana-podstrony',
          owner: async () => {
            const { pageVersionOwner } = await import('./page-version-owner.ts');
            return ({ pageId = '', pageVersionId = '' }) =>
              pageVersionOwner({ pageId, pageVersionId });
          },
          edit: async () => (await import('./PageVersionEditScreen.tsx')).PageVersionEditScreen,
          preview: async () =>
            (await import('./PageVersionPreviewScreen.tsx')).PageVersionPreviewScreen,
        }),
      ],
    },
  ],
  details: (pageVersionId, pageId) =>
    pageId === undefined ? undefined : pagePaths.edit(pageId, pageVersionId),
});

function page(place: number, label: string, own: MenuItem['icon'], pageId: PageId): MenuItem {
  const to = pagePaths.list(pageId);
  return { place, label, icon: own, to, sections: [to] };
}
