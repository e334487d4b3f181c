import { measurePrinting } from '../paper/run-printing.ts';
import type { FigureGroup } from './figure.ts';

const letters = 5_000;

/** So many letters to one that has a notice of fees with two codes behind it. */
const noticeEvery = 4;

export default {
  title: 'Letters of a message on paper',
  measure: () => {
    const name = `Letters of a message, ${letters}, a quarter of them with a notice of fees`;
    const targets = { seconds: 120, peakMegabytes: 250, megabytes: 150, longestWait: 100 };
    const program = new URL('../paper/print-letters.process.ts', import.meta.url);
    return measurePrinting(program, [String(letters), String(noticeEvery)], { name, targets });
  },
} satisfies FigureGroup;
