import { pageVersionRecord } from '@grzadka/contract/page/page.endpoints';
import type { PageId } from '@grzadka/contract/page/page.model';
import { ownerRoute } from '../content/owner-route.tsx';
import { defineArea, type MenuItem, screen } from '../core/area.ts';
import { AuthoritiesIcon, ContactIcon, FeesPageIcon } from '../core/ui/icons.ts';
import { pagePaths, pagePatterns } from './page.paths.ts';
import { pageVersionOwner } from './page.queries.ts';

/** The pages and their versions in the browser. */
export const pageArea = defineArea({
  name: pageVersionRecord.name,
  menu: [
    page('Podstrona opłaty', FeesPageIcon, 'oplaty'),
    page('Podstrona władze', AuthoritiesIcon, 'wladze'),
    page('Podstrona kontakt', ContactIcon, 'kontakt'),
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

function page(label: string, icon: MenuItem['icon'], pageId: PageId): MenuItem {
  const to = pagePaths.list(pageId);
  return { label, icon, to, sections: [to] };
}
