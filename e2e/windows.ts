/** The windows in which the application is tried: that of an office PC, a phone's, and the least that everything fits. */
export const windows = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 390, height: 844 },
  narrowest: { width: 320, height: 640 },
} as const;

export type WindowName = keyof typeof windows;
