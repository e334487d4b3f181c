import { createRequire } from 'node:module';

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
