import { maxHtmlDepth, maxHtmlElements } from '@grzadka/contract/content/html-rules';
import { expect, it } from 'vitest';
import { measureHtml } from './measure-html.ts';

it.each([
  ['<p>a<br>b<b>c</b></p><p>d<p>e', { elements: 5, depth: 2 }],
  ['<ul><li>a<li>b</ul>', { elements: 3, depth: 2 }],
  ['<svg><title><b>a</b></title></svg>', { elements: 3, depth: 3 }],
  ['<!-- <p> --><script><p></script>', { elements: 1, depth: 1 }],
  ['<p title="<b><i>">a</p', { elements: 1, depth: 1 }],
  ['</p></br></b>', { elements: 2, depth: 1 }],
  ['', { elements: 0, depth: 0 }],
])('%j has %j', (html, measure) => {
  expect(measureHtml(html)).toMatchObject(measure);
});

it.each([
  ['levels', '<b>'.repeat(66_000), { depth: maxHtmlDepth + 1, elements: maxHtmlDepth + 1 }],
  ['elements', '<b>a</b>'.repeat(60_000), { elements: maxHtmlElements + 1 }],
])('of too many %s nothing is read past the limit', (_, html, measure) => {
  expect(measureHtml(html)).toMatchObject(measure);
});

it.each([
  ['<p>a</p><ul><li>a</li></ul><ol><li>a</li></ol>', false],
  ['<p>a</p><div>b</div>', true],
  ['<li>a</li>', true],
])('%j has blocks to replace: %j', (html, hasBlocksToReplace) => {
  expect(measureHtml(html)).toMatchObject({ hasBlocksToReplace });
});
