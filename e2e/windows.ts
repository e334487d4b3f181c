/** The two windows in which the application is tried: that of an office PC, and a phone's. */
export const windows = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 390, height: 844 },
} as const;

export type WindowName = keyof typeof windows;
