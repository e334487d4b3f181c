import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellNowAndThen } from './tell-now-and-then.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows how far long work is every so many seconds, and nothing of what is over sooner', () => {
  const shown: string[] = [];
  {
    using work = tellNowAndThen((line) => shown.push(line), 5);
    vi.advanceTimersByTime(6_000);
    expect(shown).toEqual([]);
    work.tell('krok 1');
    work.tell('krok 2');
    vi.advanceTimersByTime(3_900);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(['krok 2']);
    vi.advanceTimersByTime(5_000);
    expect(shown).toEqual(['krok 2', 'krok 2']);
    work.tell('krok 3');
  }
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(['krok 2', 'krok 2']);
});
