import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The files of the face that the screens have: of the web's own package each file is a part of the letters only. */
export const fontFiles = {
  regular: require.resolve(
    '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
  ),
  strong: require.resolve(
    '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf',
  ),
} as const;
