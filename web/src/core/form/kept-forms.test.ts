import { afterEach, describe, expect, test } from 'vitest';
import { hasKeptAbove, keptForms, wouldLoseKept } from './kept-forms.ts';

const entry = '/aktualnosci/wpis/1';
const block = `${entry}/tekst/2`;
const form = { opened: { title: 'a' }, typed: { title: 'b' } };

afterEach(() => keptForms.clear());

describe('a form left for a screen below it', () => {
  test('is kept until it is back', () => {
    keptForms.set(entry, form);
    expect(hasKeptAbove(block)).toBe(true);
    keptForms.delete(entry);
    expect(hasKeptAbove(block)).toBe(false);
  });

  test.each([
    ['/liczniki', true],
    ['/aktualnosci/wpis/12', true],
    [entry, false],
    [`${entry}/obraz`, false],
  ])('is lost by going on to %s: %s', (next, isLost) => {
    keptForms.set(entry, form);
    expect(wouldLoseKept(block, next)).toBe(isLost);
  });

  test('is no matter of screens elsewhere', () => {
    keptForms.set(entry, form);
    expect(hasKeptAbove('/aktualnosci/wpis/12/tekst/3')).toBe(false);
    expect(wouldLoseKept('/liczniki', '/dzialki')).toBe(false);
  });
});
