import type { ContentBlock } from '@grzadka/contract/content/content.model';
import type { TestClient } from './test-client.ts';

/** One owner of content: what names it in bodies, and where its calls are. */
export interface TestOwner {
  key: Record<string, string>;
  /** Its own address. */
  get: string;
  delete: string;
  items: string;
  actions: string;
}

/** Creates a record and gives its id. */
export async function create(clerk: TestClient, path: string, json: unknown): Promise<string> {
  return (await clerk.post<{ id: string }>(path, json)).body.id;
}

/** A fresh news entry. */
export async function newsOwner(clerk: TestClient): Promise<TestOwner> {
  const newsId = await create(clerk, '/api/news/create', { title: 'Nowy wpis' });
  return {
    key: { newsId },
    get: `/api/news/get/${newsId}`,
    delete: `/api/news/delete/${newsId}`,
    items: `/api/news/${newsId}/content/item`,
    actions: '/api/news/content/item',
  };
}

/** A fresh notice. */
export async function noticeOwner(clerk: TestClient): Promise<TestOwner> {
  const noticeId = await create(clerk, '/api/notice/create', { title: 'Nowy wpis' });
  return {
    key: { noticeId },
    get: `/api/notice/get/${noticeId}`,
    delete: `/api/notice/delete/${noticeId}`,
    items: `/api/notice/${noticeId}/content/item`,
    actions: '/api/notice/content/item',
  };
}

/** A fresh version of a page. */
export async function pageVersionOwner(clerk: TestClient): Promise<TestOwner> {
  const pageVersionId = await create(clerk, '/api/page/version/create', { pageId: 'wladze' });
  const version = `/api/page/wladze/version/${pageVersionId}`;
  return {
    key: { pageId: 'wladze', pageVersionId },
    get: version,
    delete: `${version}/delete`,
    items: `${version}/content/item`,
    actions: '/api/page/version/content/item',
  };
}

/** The blocks of an owner. */
export async function itemsOf(clerk: TestClient, owner: TestOwner): Promise<ContentBlock[]> {
  return (await clerk.get<{ content: { items: ContentBlock[] } }>(owner.get)).body.content.items;
}

/** The texts of an owner, in their order and without their markup. */
export async function textsOf(clerk: TestClient, owner: TestOwner): Promise<string[]> {
  return (await itemsOf(clerk, owner)).map((item) =>
    item.itemType === 'HtmlText' ? item.html.replaceAll(/<[^>]*>/g, '') : item.alt,
  );
}

/** Appends a paragraph and gives the id of its block. */
export async function addText(clerk: TestClient, owner: TestOwner, text: string): Promise<string> {
  return create(clerk, `${owner.actions}/add-html-text`, { ...owner.key, html: `<p>${text}</p>` });
}

/** Appends paragraphs, one after the other. */
export async function addTexts(clerk: TestClient, owner: TestOwner, texts: readonly string[]) {
  const ids: string[] = [];
  for (const text of texts) ids.push(await addText(clerk, owner, text));
  return ids;
}

/** Moves a block one position. */
export function move(clerk: TestClient, owner: TestOwner, id: string, way: 'up' | 'down') {
  return clerk.put(`${owner.items}/${id}/move-${way}`, undefined);
}
