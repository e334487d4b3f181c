import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { routePatterns as at, contentScreens } from './paths.ts';
import { gated, screen } from './route-parts.tsx';

type Load = () => Promise<ComponentType>;

const newsEditRoute = screen(
  at.newsEdit,
  async () => (await import('../news/NewsOwner.tsx')).NewsOwner,
  ownerRoutes({
    edit: async () => (await import('../news/NewsEditScreen.tsx')).NewsEditScreen,
    preview: async () => (await import('../news/NewsPreviewScreen.tsx')).NewsPreviewScreen,
  }),
);

const noticeEditRoute = screen(
  at.noticeEdit,
  async () => (await import('../notice/NoticeOwner.tsx')).NoticeOwner,
  ownerRoutes({
    edit: async () => (await import('../notice/NoticeEditScreen.tsx')).NoticeEditScreen,
    preview: async () => (await import('../notice/NoticePreviewScreen.tsx')).NoticePreviewScreen,
  }),
);

const pageVersionEditRoute = screen(
  at.pageVersionEdit,
  async () => (await import('../page/PageVersionOwner.tsx')).PageVersionOwner,
  ownerRoutes({
    edit: async () => (await import('../page/PageVersionEditScreen.tsx')).PageVersionEditScreen,
    preview: async () =>
      (await import('../page/PageVersionPreviewScreen.tsx')).PageVersionPreviewScreen,
  }),
);

/** The screens of what members read: news, notices, pages and documents. */
export const publicationRoutes: RouteObject[] = [
  gated('news:read', [
    screen(at.news, async () => (await import('../news/NewsListScreen.tsx')).NewsListScreen),
  ]),
  gated('news:write', [newsEditRoute]),
  gated('notice:read', [
    screen(
      at.notices,
      async () => (await import('../notice/NoticeListScreen.tsx')).NoticeListScreen,
    ),
  ]),
  gated('notice:write', [noticeEditRoute]),
  gated('page:read', [
    screen(
      at.pageVersions,
      async () => (await import('../page/PageVersionListScreen.tsx')).PageVersionListScreen,
    ),
  ]),
  gated('page:write', [pageVersionEditRoute]),
  gated('file:read', [
    screen(at.files, async () => (await import('../file/FileListScreen.tsx')).FileListScreen),
  ]),
  gated('file:write', [
    screen(
      at.fileUpload,
      async () => (await import('../file/FileUploadScreen.tsx')).FileUploadScreen,
    ),
    screen(at.fileEdit, async () => (await import('../file/FileEditScreen.tsx')).FileEditScreen),
  ]),
];

/** The screens of an owner of content, those of its blocks relative to its own. */
function ownerRoutes({ edit, preview }: { edit: Load; preview: Load }): RouteObject[] {
  return [
    { index: true, lazy: async () => ({ Component: await edit() }) },
    screen(contentScreens.preview, preview),
    screen(
      contentScreens.editText,
      async () => (await import('../content/TextBlockScreen.tsx')).TextBlockScreen,
    ),
    screen(
      contentScreens.addImage,
      async () => (await import('../content/AddImageScreen.tsx')).AddImageScreen,
    ),
    screen(
      contentScreens.editImage,
      async () => (await import('../content/EditImageScreen.tsx')).EditImageScreen,
    ),
  ];
}
