import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFile } from './fonts.ts';
import { forgetWords, gather, mostWords, writeContentOf, writeTagsOf } from './pdfkit-internals.ts';

/** A document as papers have it, with one page that one tagged text stands on. */
async function openDocument() {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({ compress: false, bufferPages: true, tagged: true });
  const written = gather(doc);
  doc.font(fontFile({}));
  const part = doc.struct('P', {}, () => doc.text('Opłata'));
  doc.addStructure(part);
  part.end();
  return { doc, written: () => Buffer.from(written()).toString('latin1') };
}

test('the library is of the version whose inside is known', () => {
  const entry = createRequire(import.meta.url).resolve('pdfkit');
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(dirname(entry), '../package.json'), 'utf8'),
  );
  // Another one: compare what `pdfkit-internals.ts` states with its sources, and measure the memory of a thousand letters.
  expect(version).toBe('0.20.2');
});

test('what is on a page is written and let go of while the page goes on', async () => {
  const { doc, written } = await openDocument();
  const before = doc.page.content;
  expect(written()).not.toContain('BT\n');
  writeContentOf(doc);
  expect(written()).toContain('BT\n');
  expect(before.data).toEqual({});
  expect(doc.page.content).not.toBe(before);
  doc.text('Termin');
  doc.end();
  expect(written()).toContain('BT\n');
});

test('the tags of a page are written as an object of their own', async () => {
  const { doc, written } = await openDocument();
  const { structParentTreeKey: key } = doc.page;
  const tags = doc.getStructParentTree().get(key);
  expect(tags).toHaveLength(1);
  written();
  writeTagsOf(doc);
  expect(written()).toMatch(/\[\d+ 0 R\]\nendobj/);
  expect(doc.getStructParentTree().get(key)).not.toBe(tags);
});

test('words are remembered until they are too many', async () => {
  const { doc } = await openDocument();
  const { _fontFamilies: fonts } = doc;
  const remembered = () =>
    Object.values(fonts).map(({ layoutCache = {} }) => Object.keys(layoutCache).length);
  forgetWords(doc);
  expect(Math.max(...remembered())).toBeGreaterThan(0);
  for (let word = 0; word <= mostWords; word += 1) doc.widthOfString(`słowo${word}`);
  expect(Math.max(...remembered())).toBeGreaterThan(mostWords);
  forgetWords(doc);
  expect(Math.max(...remembered())).toBe(0);
});

test('what a document writes is given once, as it comes', async () => {
  const { doc, written } = await openDocument();
  expect(written()).toMatch(/^%PDF-/);
  expect(written()).toBe('');
  doc.end();
  expect(written()).toMatch(/%%EOF\n$/);
});
