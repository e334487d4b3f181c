import { inspect } from 'node:util';
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';

/**
 * Output that nobody asserts on fails its test: a warning of React, a forgotten trace. A test that
 * expects output spies on the method, and restores the spy once it has looked.
 */
const methods = ['debug', 'info', 'log', 'warn', 'error'] as const;

let spies: MockInstance[] = [];

beforeEach(() => {
  spies = methods.map((method) => vi.spyOn(console, method));
});

afterEach(() => {
  const printed = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  if (printed.length > 0) throw new Error(`unexpected console output: ${inspect(printed)}`);
});
