import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { applicationPage } from './pages.ts';

const file = 'appearance.js';
const tag = /<script src="\/appearance\.js"([^>]*)><\/script>/;

/**
 * Puts the script that runs before anything is painted into the page itself: as a file it was a wait more on a phone's line, before
 * the first paint. The server's content security policy lets this one run by its hash. The page for when there is no connection
 * has the file, which is kept with it.
 */
export function firstScript(): Plugin {
  let folder = '';
  return {
    name: 'first-script',
    apply: 'build',
    configResolved({ publicDir }) {
      folder = publicDir;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        if (path !== `/${applicationPage}`) return undefined;
        const { code, errors } = minifySync(file, readFileSync(join(folder, file), 'utf8'));
        if (errors.length > 0 || !tag.test(html))
          throw new Error(`${file} has no place in the page`);
        // As a function: what stands for a part of the match elsewhere is code here.
        return html.replace(
          tag,
          (_, attributes: string) => `<script${attributes}>${code}</script>`,
        );
      },
    },
  };
}
