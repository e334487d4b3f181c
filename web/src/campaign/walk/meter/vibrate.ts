/** How a phone says it without being looked at, in milliseconds of vibration and rest. */
const patterns = { saved: [40], finding: [120, 80, 120] } as const;

/** Has the phone vibrate, where it can. */
export function vibrate(pattern: keyof typeof patterns): void {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- not every browser has it
  globalThis.navigator.vibrate?.([...patterns[pattern]]);
}
