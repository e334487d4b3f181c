/** Around a `FactList` whose labels and values are so short that they stand beside each other on a phone, too. */
export const shortFacts = {
  containerType: 'inline-size',
  '& dl': { gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)' },
  // As wide as its longest word, in the largest type, too.
  '& dt': { overflowWrap: 'normal' },
  '& dl dd': { mb: 0 },
  // In the largest type of the narrowest window a phone number would be torn apart beside its label.
  '@container (max-width: 13rem)': {
    '& dl': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& dl dd': { mb: 1.5 },
  },
} as const;
