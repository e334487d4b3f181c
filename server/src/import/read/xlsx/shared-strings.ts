import type { Readable } from 'node:stream';
import { gatherStringText } from './string-text.ts';
import { visitXml } from './walk-xml.ts';

/** The texts of a workbook that its cells refer to by number; reads xl/sharedStrings.xml. */
export async function readSharedStrings(part: Readable): Promise<readonly string[]> {
  const strings: string[] = [];
  const { open, text, close, take } = gatherStringText();
  await visitXml(part, {
    open,
    text,
    close(name) {
      if (name === 'si') strings.push(take());
      else close(name);
    },
  });
  return strings;
}
