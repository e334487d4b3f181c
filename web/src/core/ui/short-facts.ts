/** Around a `FactList` whose labels and values are so short that they stand beside each other on a phone, too. */
export const shortFacts = {
  '& dl': { gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)' },
  // As wide as its longest word, in the largest type, too.
  '& dt': { overflowWrap: 'normal' },
  '& dl dd': { mb: 0 },
} as const;
