import { describe, expect, it } from 'vitest';
import { measurementWarning } from './measurement-warning.ts';

/** Readings at the first of each month of 2026 up to June, newest first. */
const monthly = (...values: number[]) =>
  values.map((value, index) => ({ value, measuredAt: `2026-0${6 - index}-01T12:00:00.000Z` }));

const july = new Date('2026-07-01T12:00:00.000Z');

describe('a new value', () => {
  it('of a meter without measurements raises no doubt', () => {
    expect(measurementWarning(1_000_000, [], july)).toBeUndefined();
  });

  it('smaller than the last one does', () => {
    expect(measurementWarning(9.999, monthly(10), july)).toBe('smaller-than-last');
    expect(measurementWarning(10, monthly(10), july)).toBeUndefined();
  });

  it('of more than ten times the usual consumption does', () => {
    // About 3 a month; 31 days lie behind each reading but for February and April.
    const history = monthly(12, 9, 6, 3, 0);
    expect(measurementWarning(12 + 29, history, july)).toBeUndefined();
    expect(measurementWarning(12 + 32, history, july)).toBe('implausibly-large');
  });

  it('after a long pause may be larger', () => {
    const yearLater = new Date('2027-06-01T12:00:00.000Z');
    expect(measurementWarning(12 + 100, monthly(12, 9, 6), july)).toBe('implausibly-large');
    expect(measurementWarning(12 + 100, monthly(12, 9, 6), yearLater)).toBeUndefined();
  });

  it('is measured by usual months, not by one odd month or an exchanged meter', () => {
    const oddMonth = monthly(1012, 1009, 9, 6, 3);
    expect(measurementWarning(1012 + 100, oddMonth, july)).toBe('implausibly-large');
    const exchanged = monthly(6, 3, 900, 897);
    expect(measurementWarning(6 + 20, exchanged, july)).toBeUndefined();
    expect(measurementWarning(6 + 100, exchanged, july)).toBe('implausibly-large');
  });

  it('raises no doubt where nothing tells what is usual', () => {
    expect(measurementWarning(5000, monthly(10), july)).toBeUndefined();
    expect(measurementWarning(5000, monthly(10, 10, 10), july)).toBeUndefined();
  });
});
