import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const root = `${import.meta.dirname}/../..`;

/**
 * Writes which modules each chunk holds and which chunks it imports, for who counts what a screen fetches. The styles of all screens
 * come with the page, as its first code does.
 */
export function chunkList(): Plugin {
  return {
    name: 'chunk-list',
    apply: 'build',
    generateBundle: {
      // When what was empty, such as the code of a page that has none, was left out.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle)
          .filter((output) => output.type === 'chunk')
          .map(({ fileName, isEntry, imports, moduleIds }) => ({
            file: fileName,
            isEntry,
            imports,
            modules: moduleIds.map((id) => relative(root, id).replaceAll(sep, '/')),
          }));
        const styles = Object.keys(bundle)
          .filter((fileName) => fileName.endsWith('.css'))
          .map((fileName) => ({ file: fileName, isEntry: true, imports: [], modules: [] }));
        this.emitFile({
          type: 'asset',
          fileName: '.vite/chunks.json',
          source: JSON.stringify([...chunks, ...styles]),
        });
      },
    },
  };
}
