// @vitest-environment jsdom
import { darkPalette, lightPalette } from '@grzadka/contract/core/palette';
import { afterEach, expect, test } from 'vitest';
import { schemeLabels, textSizeLabels } from '../src/app/appearance/appearance.ts';
import { themeStyles } from './theme-variables.ts';

const root = document.documentElement;

afterEach(() => {
  document.head.replaceChildren();
  delete root.dataset['scheme'];
  delete root.dataset['textSize'];
});

function addStyles(): void {
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: themeStyles() }),
  );
}

test('each size of type that can be chosen is as many per cent of the usual one', () => {
  addStyles();
  const sizes = Object.keys(textSizeLabels).map((chosen) => {
    root.dataset['textSize'] = chosen;
    return Number.parseFloat(getComputedStyle(root).fontSize);
  });
  const [usual = 0] = sizes;
  expect(sizes.map((size) => Math.round((size / usual) * 100))).toEqual([100, 115, 130]);
});

test('each scheme that can be chosen has its colours, and paper those by day', () => {
  const styles = themeStyles();
  const colours = { light: lightPalette, dark: darkPalette };
  const ground = (scheme: keyof typeof colours) =>
    `--background-default: ${colours[scheme].background.default};`;
  expect(Object.keys(schemeLabels)).toEqual(['system', ...Object.keys(colours)]);
  const lines = styles.split('\n');
  const rulesWith = (scheme: keyof typeof colours) =>
    lines.filter((line) => line.includes(ground(scheme))).map((line) => line.split('{ color')[0]);
  expect(rulesWith('light')).toEqual(['html ', '@media print { html, html[data-scheme] ']);
  expect(rulesWith('dark')).toEqual([
    "html[data-scheme='dark'] ",
    "@media (prefers-color-scheme: dark) { html:not([data-scheme='light']) ",
  ]);
});
