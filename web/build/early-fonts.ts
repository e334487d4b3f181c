import type { Plugin } from 'vite';
import { applicationPage } from './pages.ts';

/**
 * Fetches the fonts beside the code, and not when the first text is there: it would be set in another face first, whose
 * wider letters take other lines, and everything below would move.
 */
export function earlyFonts(): Plugin {
  return {
    name: 'early-fonts',
    apply: 'build',
    transformIndexHtml: (_html, { path, bundle }) =>
      path === `/${applicationPage}`
        ? Object.keys(bundle ?? {})
            .filter((file) => file.endsWith('.woff2'))
            .map((file) => ({
              tag: 'link',
              attrs: {
                rel: 'preload',
                href: `/${file}`,
                as: 'font',
                type: 'font/woff2',
                // Fonts are always fetched so; a preload without it would fetch them twice.
                crossorigin: true,
              },
              injectTo: 'head-prepend',
            }))
        : [],
  };
}
