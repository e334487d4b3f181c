import type { ErrorBody } from '@grzadka/contract/core/errors';
import { expect } from 'vitest';
import type { TestClient } from './test-client.ts';
import { fileForm } from './test-images.ts';

/** A small document, as it would be chosen in a browser. */
export const pdf = { content: 'treść dokumentu', name: 'regulamin.pdf', type: 'application/pdf' };

/** Sends the upload form. */
export function upload(clerk: TestClient, multipart: FormData) {
  const options = { method: 'POST', multipart } as const;
  return clerk.request<ErrorBody & { id: string }>('/api/file/upload', options);
}

/** Uploads a document and gives its id. */
export async function uploaded(
  clerk: TestClient,
  file: Parameters<typeof fileForm>[1],
  name = 'Dokument',
): Promise<string> {
  const { status, body } = await upload(clerk, fileForm({ name }, file));
  expect(status).toBe(201);
  return body.id;
}

/** Downloads a document. */
export async function download(
  clerk: TestClient,
  id: string,
  headers: Record<string, string> = {},
) {
  const response = await clerk.send(`/api/file/content/${id}`, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}
