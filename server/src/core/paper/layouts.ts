declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** The fonts that were written with. */
      readonly _fontFamilies: Record<string, { layoutCache?: Record<string, object> }>;
    }
  }
}

/**
 * How many words each font of a document remembers, with how they are laid out: those that most letters have are among them after the
 * first one; the names in thousands of letters would fill the memory.
 */
const most = 2000;

/** Lets go of the words that fonts of a document remember, where these are too many. */
export function forgetWords({ _fontFamilies: fonts }: PDFKit.PDFDocument): void {
  for (const font of Object.values(fonts)) {
    const { layoutCache = {} } = font;
    if (Object.keys(layoutCache).length > most) font.layoutCache = Object.create(null);
  }
}
