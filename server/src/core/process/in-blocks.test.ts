import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inBlocks } from './in-blocks.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('hands lines on together: once they are many, after a while, and at the end', () => {
  const blocks: string[] = [];
  const { write, flushSync } = inBlocks((block) => void blocks.push(block), {
    bytes: 10,
    milliseconds: 200,
  });
  write('one\n');
  // Nine letters in all, and ten bytes.
  write('żuk1\n');
  expect(blocks.splice(0)).toEqual(['one\nżuk1\n']);
  write('two\n');
  vi.advanceTimersByTime(199);
  expect(blocks).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(blocks.splice(0)).toEqual(['two\n']);
  write('three\n');
  flushSync();
  flushSync();
  vi.advanceTimersByTime(200);
  expect(blocks).toEqual(['three\n']);
});
