import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { TestClient } from './test-client.ts';
import { fileForm } from './test-images.ts';

/** An image as a test sends it. */
export interface SentImage {
  content: Uint8Array | string;
  name?: string;
  type?: string;
  alt?: string;
}

/** A news entry, and how images are added to it by the call. */
export async function newsForImages(client: TestClient) {
  const { body } = await client.post<{ id: string }>('/api/news/create', { title: 'Zdjęcia' });
  const newsId = body.id;
  const add = ({
    content,
    name = 'zdjecie.jpg',
    type = 'image/jpeg',
    alt = 'Zdjęcie',
  }: SentImage) => {
    const file = {
      content: typeof content === 'string' ? content : Uint8Array.from(content),
      name,
      type,
    };
    return client.request<ErrorBody & { id: string }>('/api/news/content/item/add-image', {
      method: 'POST',
      multipart: fileForm({ newsId, alt }, file),
    });
  };
  return { newsId, add };
}
