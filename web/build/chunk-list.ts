import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const root = `${import.meta.dirname}/../..`;

/**
 * Writes which modules each chunk holds and which chunks and styles it imports, for who counts what a screen fetches.
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
          .map(({ fileName, imports, moduleIds, viteMetadata }) => ({
            file: fileName,
            imports: [...imports, ...(viteMetadata?.importedCss ?? [])],
            modules: moduleIds.map((id) => relative(root, id).replaceAll(sep, '/')),
          }));
        const styles = Object.keys(bundle)
          .filter((fileName) => fileName.endsWith('.css'))
          .map((fileName) => ({ file: fileName, imports: [], modules: [] }));
        this.emitFile({
          type: 'asset',
          fileName: '.vite/chunks.json',
          source: JSON.stringify([...chunks, ...styles]),
        });
      },
    },
  };
}
