// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { readDraft, removeDraft, removeOldDrafts, writeDraft } from './text-draft.ts';

const place = { userId: 'u1', ownerName: 'news n1', itemId: 'b1' };
const draft = { html: '<p>Zebranie</p>', typedAt: '2026-11-21T10:00:00.000Z', etag: '"3"' };

beforeEach(() => localStorage.clear());

describe('a draft', () => {
  test('is kept until it is removed', () => {
    expect(writeDraft(localStorage, place, draft)).toBe(true);
    expect(readDraft(localStorage, place)).toEqual(draft);
    removeDraft(localStorage, place);
    expect(readDraft(localStorage, place)).toBeUndefined();
  });

  test.each([
    { ...place, userId: 'u2' },
    { ...place, ownerName: 'news n2' },
    { ...place, itemId: 'b2' },
  ])('is nobody else’s: %j', (other) => {
    writeDraft(localStorage, place, draft);
    expect(readDraft(localStorage, other)).toBeUndefined();
  });

  test.each(['{', '"text"', '{"html":1}', '{"html":"a","typedAt":"jutro"}'])(
    'that is broken (%s) is none',
    (stored) => {
      writeDraft(localStorage, place, draft);
      localStorage.setItem(localStorage.key(0) ?? '', stored);
      expect(readDraft(localStorage, place)).toBeUndefined();
    },
  );

  test('that the browser has no room for is told', () => {
    expect(writeDraft(localStorage, place, { ...draft, html: 'a'.repeat(6_000_000) })).toBe(false);
  });
});

test('drafts of three months ago go, and nothing else', () => {
  const forgotten = { ...place, itemId: 'b2' };
  writeDraft(localStorage, place, draft);
  writeDraft(localStorage, forgotten, { ...draft, typedAt: '2026-08-01T00:00:00.000Z' });
  localStorage.setItem('another', 'x');
  removeOldDrafts(localStorage, new Date('2026-11-21T12:00:00.000Z'));
  expect(readDraft(localStorage, place)).toEqual(draft);
  expect(readDraft(localStorage, forgotten)).toBeUndefined();
  expect(localStorage.getItem('another')).toBe('x');
});
