import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type * as z from 'zod/mini';

const root = join(import.meta.dirname, '..', '..', 'texts');

/** A text as its author left it: what its front matter says, and the Markdown below that. */
export interface Text<Front> {
  readonly front: Front;
  readonly body: string;
}

/**
 * The texts in a folder below `texts/`, in the order of their file names. Throws when the front
 * matter of one is not as `schema` says.
 */
export async function readTexts<Front>(
  folder: string,
  schema: z.ZodMiniType<Front>,
): Promise<Text<Front>[]> {
  const names = (await readdir(join(root, folder))).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(root, folder, name), 'utf8');
      const [, front = '', body = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(toUnixLines(text)) ?? [];
      return { front: schema.parse(parse(front)), body: body.trim() };
    }),
  );
}

/** Git may have written the texts as Windows does. */
function toUnixLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
