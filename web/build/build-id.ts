import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { buildIdFile, buildIdMeta } from '@grzadka/contract/core/build-id';
import type { Plugin } from 'vite';
import { applicationPage } from './pages.ts';

/** Writes into a page the build that it belongs to, for the page itself and for the replies of the server (0079). */
export function buildId(): Plugin {
  let id = '';
  return {
    name: 'build-id',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename, bundle = {} }) => {
        if (basename(filename) !== applicationPage) return;
        // The names hold the hashes of what is in the files; the page itself names none of its own.
        id = createHash('sha256')
          .update([...Object.keys(bundle), html].join('\n'))
          .digest('hex')
          .slice(0, 16);
        return [{ tag: 'meta', attrs: { name: buildIdMeta, content: id }, injectTo: 'head' }];
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: buildIdFile, source: id });
      },
    },
  };
}
