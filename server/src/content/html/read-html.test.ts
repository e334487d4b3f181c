import {
  htmlRefusals,
  maxHtmlDepth,
  maxHtmlElements,
  maxHtmlPieces,
  maxSentHtmlLength,
} from '@grzadka/contract/content/html-rules';
import { expect, it } from 'vitest';
import { BlockWatch } from '../replace-blocks.ts';
import { parseHtml, parseWithinLimits, walkHtml, walkWithinLimits } from './read-html.ts';

/** Counts the elements, the depth and the pieces of a text, as far as it is read. */
function measure(html: string) {
  let [elements, open, depth, pieces] = [0, 0, 0, 0];
  const excess = walkHtml(html, {
    onopentagname() {
      elements += 1;
      open += 1;
      pieces += 1;
      depth = Math.max(depth, open);
    },
    onattribute: () => void (pieces += 1),
    ontext: () => void (pieces += 1),
    onclosetag: () => void (open -= 1),
  });
  return { elements, depth, pieces, excess };
}

it.each([
  ['<p>a<br>b<b>c</b></p><p>d<p>e', { elements: 5, depth: 2 }],
  ['<ul><li>a<li>b</ul>', { elements: 3, depth: 2 }],
  ['<svg><title><b>a</b></title></svg>', { elements: 3, depth: 3 }],
  ['<!-- <p> --><script><p></script>', { elements: 1, depth: 1 }],
  ['<p title="<b><i>">a</p', { elements: 1, depth: 1 }],
  ['</p></br></b>', { elements: 2, depth: 1 }],
  ['<p id="a" hidden>b &amp; c</p>', { elements: 1, depth: 1, pieces: 6 }],
  ['', { elements: 0, depth: 0, pieces: 0 }],
])('%j has %j', (html, counted) => {
  expect(measure(html)).toMatchObject({ ...counted, excess: undefined });
});

/** As long as a text may be sent. */
const whole = (unit: string) => unit.repeat(Math.floor(maxSentHtmlLength / unit.length));

it.each([
  [
    'unclosed elements',
    whole('<b>'),
    'depth',
    { depth: maxHtmlDepth + 1, elements: maxHtmlDepth + 1 },
  ],
  ['elements', whole('<b>a</b>'), 'elements', { elements: maxHtmlElements + 1 }],
  ['signs that are no tags', whole('<'), 'pieces', { pieces: maxHtmlPieces + 1 }],
  ['references', whole('&lt;'), 'pieces', { pieces: maxHtmlPieces + 1 }],
  ['attributes', `<p ${whole('a ')}>`, 'pieces', { elements: 1, pieces: maxHtmlPieces + 1 }],
] as const)('of too many %s nothing is read past the limit', (_, html, excess, counted) => {
  expect(measure(html)).toMatchObject({ ...counted, excess });
  expect(parseHtml(html)).toBeUndefined();
  const refusal = expect.objectContaining({ fields: { html: htmlRefusals[excess] } });
  expect(() => walkWithinLimits(html, {})).toThrow(refusal);
  expect(() => parseWithinLimits(html)).toThrow(refusal);
});

it.each([
  ['<p>a</p><ul><li>a</li></ul><ol><li>a</li></ol>', false],
  ['<p>a</p><div>b</div>', true],
  ['<li>a</li>', true],
])('%j has blocks to replace: %j', (html, hasBlocks) => {
  const blocks = new BlockWatch();
  walkHtml(html, blocks);
  expect(blocks.found).toBe(hasBlocks);
});
