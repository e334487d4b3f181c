import { join } from 'node:path';
import { codeOfScreen, measuredScreens } from '../../scripts/web-code/screen-code.ts';
import type { Figure, FigureGroup } from './figure.ts';

const webFolder = join(import.meta.dirname, '../../web/dist');

/** The most that each screen may fetch, in KiB, and what it fetched before (0061). */
const screens = [
  { screen: measuredScreens.signIn, atMost: 170, before: '362 KiB in 22 files' },
  { screen: measuredScreens.gardens, atMost: 220, before: '390 KiB in 34 files' },
  {
    screen: measuredScreens.pageVersions,
    atMost: 220,
    before:
      '394 KiB in 40 files; the chip of the version in force, the content that a version holds and the call that clones it are 6 KiB more than a list has',
  },
  { screen: measuredScreens.editor, atMost: 340, before: '497 KiB in 29 files' },
];

/** The most files of code that a screen may fetch. */
const mostFiles = 12;

/** What the browser fetches for a screen, by the built files. */
export default {
  title: 'The browser',
  measure: () =>
    Promise.resolve(
      screens.flatMap(({ screen, atMost, before }): Figure[] => {
        const files = codeOfScreen(webFolder, screen);
        const kibibytes = files.reduce((sum, file) => sum + file.kibibytes, 0);
        return [
          {
            name: `JavaScript of ${screen.name}, gzip`,
            unit: 'KiB',
            rounds: [kibibytes],
            target: { atMost },
            note: `before: ${before}`,
          },
          {
            name: `files of JavaScript of ${screen.name}`,
            unit: 'requests',
            rounds: [files.length],
            target: { atMost: mostFiles },
          },
        ];
      }),
    ),
} satisfies FigureGroup;
