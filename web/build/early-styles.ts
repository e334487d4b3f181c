import type { Plugin } from 'vite';
import { applicationPage } from './pages.ts';

const stylesheet = /<link rel="stylesheet"[^>]*? href="([^"]+\.css)">/;

/**
 * Puts the first styles behind the splash, which has its own in the page and does not wait for them. They are fetched from
 * the page's beginning, and no code runs before they are there. The page for when there is no connection has none of them.
 */
export function earlyStyles(): Plugin {
  return {
    name: 'early-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        const [link = '', href] = stylesheet.exec(html) ?? [];
        const without = html.replace(link, '');
        if (path !== `/${applicationPage}`) return without;
        if (href === undefined) throw new Error('The page names no styles');
        return {
          html: without.replace('</body>', `  <link rel="stylesheet" href="${href}">\n  </body>`),
          tags: [{ tag: 'link', attrs: { rel: 'preload', href, as: 'style' }, injectTo: 'head' }],
        };
      },
    },
  };
}
