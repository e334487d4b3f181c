import type { FindingKind } from '@grzadka/contract/site/findings/findings.model';
import { candidatesIn } from '@grzadka/contract/site/findings/personal-data';
import { expect, test } from 'vitest';
import { textOfHtml } from './text-of-html.ts';

/** What is found of a kind in HTML, by its value. */
function found(kind: FindingKind, html: string): string[] {
  return [...candidatesIn([{ place: null, text: textOfHtml(html) }])]
    .flat()
    .filter((candidate) => candidate.kind === kind)
    .map(({ value }) => value);
}

test.each([
  '<p>440<strong>514</strong>0145<em>8</em></p>',
  '<p>&#52;4051&#x34;01458</p>',
  '<p>440514&nbsp;01458</p>',
  '<p>440514&shy;01458</p>',
  '<ul><li>440514-01458</li></ul>',
])('the digits of %s are one number', (html) => {
  expect(found('pesel', html)).toEqual(['44051401458']);
});

test.each([
  '<p>440514</p><p>01458</p>',
  '<p>440514<br>01458</p>',
  '<ul><li>440514</li><li>01458</li></ul>',
])('those of %s are two', (html) => {
  expect(found('pesel', html)).toEqual([]);
});

test('the addresses behind links are told', () => {
  expect(
    found('email', '<p>Pisz <a href="mailto:jan%40example.pl?subject=a">tutaj</a></p>'),
  ).toEqual(['jan@example.pl']);
  expect(found('phone', '<p><a href="tel:+48601234567">Zadzwoń</a></p>')).toContain('48601234567');
  expect(found('email', '<p><a href="mailto:%E0%A4%A">tutaj</a></p>')).toEqual([]);
});
