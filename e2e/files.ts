import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Page, test } from '@playwright/test';
import { button } from './publishing.ts';

interface FileContent {
  name: string;
  mimeType: string;
  content: Buffer | string;
}

/** Chooses a file through the button 'Przegladaj'; a path is one on this computer. */
export async function chooseFile(page: Page, file: FileContent | string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Przegladaj').click();
  if (typeof file === 'string') return (await chooser).setFiles(file);
  const { name, mimeType, content } = file;
  await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(content) });
}

/**
 * The path of a file of so many bytes, all zero. The browser reads a large one from the disk, where it
 * takes no room; handed over as bytes it takes seconds.
 */
export async function emptyFile(name: string, size: number): Promise<string> {
  const path = test.info().outputPath(name);
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'w');
  await file.truncate(size);
  await file.close();
  return path;
}
