import { sitePaths } from '@grzadka/contract/site/site.paths';
import { html } from '@remix-run/html-template';
import { create as contentDisposition } from 'content-disposition';
import { createImageSizes } from '#src/content/resize-image.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { sendObject } from '#src/core/http/send-object.ts';
import { smallerWidths } from '#src/core/storage/derived-object.ts';
import { sentType } from '#src/document/sent-type.ts';
import { getSettingsImage, settingsImages } from '#src/settings/settings-image.repo.ts';
import { renderDocuments } from '../pages/document-list.ts';
import { renderPage } from '../pages/layout.ts';
import { pageSize, partOf, renderPaging } from '../pages/list-page.ts';
import { getPublishedFile, listDocuments } from '../published/published-documents.ts';
import { getPublishedImage } from '../published/published-images.ts';
import { asHtml } from '../serving/answers.ts';
import { pageMaxAge } from '../serving/send-kept.ts';
import type { SiteServer } from '../serving/serve-site.ts';
import { idIn, pathOf } from '../site-links.ts';

type Needs = Pick<AppContext, 'db' | 'storage'>;

/** The documents, as a list and each as a file. */
export function documentRoutes(site: SiteServer, { db, storage }: Needs): void {
  const path = sitePaths.documents;

  site.pageOf(path, ['page'], async (request) => {
    const { page, links } = request;
    const documents = await listDocuments(db, partOf(page));
    if (page > 1 && documents.length === 0) throw notFound();
    const paging = { path, page, hasMore: documents.length > pageSize };
    const body = html`${
      documents.length === 0
        ? html`<p>Nie ma teraz dokumentów.</p>`
        : renderDocuments(links, documents.slice(0, pageSize))
    }
${renderPaging(links, paging)}`;
    return asHtml(
      renderPage(request, { title: 'Dokumenty', path: page === 1 ? path : null, body }),
    );
  });

  site.file(`${path}/:name`, async ({ name, links, request }, reply) => {
    const id = idIn(name);
    const file = await site.read(() => getPublishedFile(db, id));
    const ownPath = pathOf('document', { id, title: file.name });
    if (ownPath !== `${path}/${name}`) return reply.redirect(links.to(ownPath), 301);
    const sent = sentType(file.contentType);
    if (sent.policy !== undefined) reply.header('content-security-policy', sent.policy);
    return sendObject(
      { request, reply, storage },
      {
        key: file.objectId,
        size: file.size,
        contentType: sent.contentType,
        disposition: contentDisposition(file.fileName),
        cacheControl: pageMaxAge,
      },
    );
  });
}

/** Feed readers show them within pages of their own, and an image is the same for everybody. */
const shownElsewhere = ['cross-origin-resource-policy', 'cross-origin'] as const;

/** The images of what is published, and the association's logo. */
export function imageRoutes(site: SiteServer, { db, storage }: Needs): void {
  const inWidth = createImageSizes(storage);

  site.file(`${sitePaths.images}/:id/:name`, async ({ request, name }, reply) => {
    const { id = '' } = request.params as { id?: string };
    const { contentType, ...image } = await site.read(() => getPublishedImage(db, id));
    // As pages have it: '0480' and '4.8e2' are numbers, too, and would each be kept by readers once more.
    const width = [...smallerWidths, image.width].find((one) => String(one) === name);
    if (width === undefined || width > image.width) throw notFound();
    const isSmaller = width < image.width;
    const { key, size } = isSmaller
      ? await inWidth(image.id, width)
      : { key: image.id, size: image.size };
    const sent = { key, size, contentType, cacheControl: pageMaxAge };
    reply.header(...shownElsewhere);
    return sendObject({ request, reply, storage }, sent);
  });

  site.file(sitePaths.logo, async ({ request }, reply) => {
    const logo = await site.read(() => getSettingsImage(db, settingsImages.logo));
    const { id: key, contentType, size } = logo;
    const sent = { key, contentType, size, cacheControl: pageMaxAge };
    return sendObject({ request, reply, storage }, sent);
  });
}
