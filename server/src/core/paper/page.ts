/** Points of a PDF in a millimetre. */
const pointsPerMillimetre = 72 / 25.4;

/** A length on paper, in points. */
export function mm(millimetres: number): number {
  return millimetres * pointsPerMillimetre;
}

/** A sheet, and the part of it that is written on, in points from its left upper corner. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Where the line at the foot of each page stands. */
  readonly foot: number;
}

/** A4, as letters are written on it. */
export const page: PageSize = {
  width: mm(210),
  height: mm(297),
  left: mm(20),
  right: mm(190),
  top: mm(16),
  bottom: mm(275),
  foot: mm(282),
};

/** A4 turned, for tables of many columns. */
export const landscape: PageSize = {
  width: mm(297),
  height: mm(210),
  left: mm(15),
  right: mm(282),
  top: mm(14),
  bottom: mm(190),
  foot: mm(196),
};

/** Inks that a printer without colours keeps apart, too. */
export const inks = {
  text: '#1b1b18',
  quiet: '#55554c',
  accent: '#1e5b34',
  line: '#b9b9ae',
} as const;

/** How a text looks. */
export interface Look {
  readonly size: number;
  readonly isStrong?: boolean;
  readonly isItalic?: boolean;
  readonly isUnderlined?: boolean;
  readonly isStruck?: boolean;
  readonly ink?: string;
  /** Each digit is as wide as any other: amounts below each other are compared. */
  readonly isFigure?: boolean;
}

/** The looks that all papers have in common, sizes in points. */
export const looks = {
  text: { size: 11 },
  strong: { size: 11, isStrong: true },
  figure: { size: 11, isFigure: true },
  strongFigure: { size: 11, isStrong: true, isFigure: true },
  note: { size: 9, ink: inks.quiet },
  columnHeading: { size: 9, isStrong: true, ink: inks.quiet },
  title: { size: 20, isStrong: true, ink: inks.accent },
  heading: { size: 13, isStrong: true, ink: inks.accent },
} as const satisfies Record<string, Look>;
