import { describe, expect, it } from 'vitest';
import type { Figure } from '../figures/figure.ts';
import { judge } from './verdict.ts';

const figure: Figure = { name: 'a call', unit: 'ms', rounds: [9, 30, 10], target: { atMost: 10 } };
const baseline = { name: 'the least', rounds: [4, 6] };

describe('a figure', () => {
  it('is judged by the median of its rounds', () => {
    expect(judge(figure)).toMatchObject({ measured: '10 ms', spread: '9–30', isMet: true });
    expect(judge({ ...figure, rounds: [9, 30, 10.1] }).isMet).toBe(false);
  });

  it('takes the mean of the two in the middle', () => {
    expect(judge({ ...figure, rounds: [1, 4, 100, 2] }).measured).toBe('3 ms');
  });

  it('is judged by its ratio to the baseline where the target is one', () => {
    const target = { atMost: 2, of: 'ratio' } as const;
    const words = { baseline: '5 ms', ratio: '2', target: '≤ 2 × baseline', isMet: true };
    expect(judge({ ...figure, baseline, target })).toMatchObject(words);
    expect(judge({ ...figure, baseline, target: { ...target, atMost: 1.9 } }).isMet).toBe(false);
  });

  it('may have no unit', () => {
    const shift: Figure = { ...figure, unit: '', rounds: [0.0123], target: { atMost: 0.02 } };
    expect(judge(shift)).toMatchObject({ measured: '0.0123', target: '≤ 0.02', isMet: true });
  });

  it('may have to be large', () => {
    const rate: Figure = { ...figure, unit: 'requests/s', target: { atLeast: 10 } };
    expect(judge(rate)).toMatchObject({ target: '≥ 10 requests/s', isMet: true });
    expect(judge({ ...rate, rounds: [9.9] }).isMet).toBe(false);
  });

  it('says how far it is from its target, whichever side that is on', () => {
    expect(judge({ ...figure, target: { atMost: 5 } }).farFrom).toBe(2);
    expect(judge({ ...figure, target: { atLeast: 40 } }).farFrom).toBe(4);
  });

  it('tells its baseline and ratio whatever it is judged by', () => {
    expect(judge({ ...figure, baseline })).toMatchObject({ baseline: '5 ms', ratio: '2' });
  });

  it('is refused without rounds, and as a ratio without a baseline', () => {
    expect(() => judge({ ...figure, rounds: [] })).toThrow('a call');
    expect(() => judge({ ...figure, target: { atMost: 2, of: 'ratio' } })).toThrow('a call');
  });
});
