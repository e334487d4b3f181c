import { createRequire } from 'node:module';

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** The fonts that were written with. */
      readonly _fontFamilies: Record<string, { layoutCache?: Record<string, object> }>;
    }
  }
}

const require = createRequire(import.meta.url);

/** The files of the face that the screens have: of the web's own package each file is a part of the letters only. */
const fontFiles = {
  regular: require.resolve(
    '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
  ),
  strong: require.resolve(
    '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf',
  ),
  italic: require.resolve(
    '@expo-google-fonts/atkinson-hyperlegible-next/400Regular_Italic/AtkinsonHyperlegibleNext_400Regular_Italic.ttf',
  ),
  strongItalic: require.resolve(
    '@expo-google-fonts/atkinson-hyperlegible-next/700Bold_Italic/AtkinsonHyperlegibleNext_700Bold_Italic.ttf',
  ),
} as const;

/** Of the four, the one that a text is set in. */
export function fontFile({ isStrong = false, isItalic = false }): string {
  if (isItalic) return isStrong ? fontFiles.strongItalic : fontFiles.italic;
  return isStrong ? fontFiles.strong : fontFiles.regular;
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
