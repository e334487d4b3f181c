import { inspect } from 'node:util';
import { afterAll, afterEach, beforeEach, type MockInstance, vi } from 'vitest';

/**
 * Output that nobody asserts on fails its test: a warning of React, a forgotten trace. A test that
 * expects output spies on the method, and restores the spy once it has looked.
 */
const methods = ['debug', 'info', 'log', 'warn', 'error'] as const;

/** Stay from test to test: to make five for each took a third of a millisecond, and there are thousands of tests. */
let spies: MockInstance[] = [];

beforeEach(() => {
  // Those that are there are given again; one that a test has restored is made anew.
  spies = methods.map((method) => vi.spyOn(console, method));
  // What came between two tests is none's.
  for (const spy of spies) if (spy.mock.calls.length > 0) spy.mockClear();
});

afterEach(() => {
  const printed = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockReset();
  if (printed.length > 0) throw new Error(`unexpected console output: ${inspect(printed)}`);
});

afterAll(() => {
  for (const spy of spies) spy.mockRestore();
});
