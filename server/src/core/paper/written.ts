/** Of what is written already no more is held than its number, by which others refer to it. */
export function forgotten(written: PDFKit.PDFKitReference): PDFKit.PDFKitReference {
  return Object.assign(written, { data: {} });
}

/**
 * Writes what is on a page, so that it is let go of while its letter goes on: a long table would be held whole. What is drawn
 * on the page later, as its foot is, follows.
 */
export function writeContentOf(doc: PDFKit.PDFDocument): void {
  const { page } = doc;
  const drawn = page.content;
  drawn.end(undefined);
  page.content = doc.ref({});
  Object.assign(page.dictionary.data, { Contents: [forgotten(drawn), page.content] });
}
