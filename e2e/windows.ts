/** The windows in which the application is tried: that of an office PC, a phone's, the least that everything fits, a tablet's. */
export const windows = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 390, height: 844 },
  narrowest: { width: 320, height: 640 },
  tablet: { width: 768, height: 1024 },
} as const;

/** What makes of a test's browser that of a phone: `test.use(phone)`. */
export const phone = { viewport: windows.narrow, hasTouch: true, isMobile: true } as const;

export type WindowName = keyof typeof windows;

/** The devices that have a browser window of their own; a narrower one is a size of the computer's. */
export type DeviceName = 'wide' | 'narrow';
