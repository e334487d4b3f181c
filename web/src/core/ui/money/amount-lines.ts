/** The style of a list of words, each with its amount (of the class 'amount') at the end of its line. */
export const amountLines = {
  m: 0,
  p: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2,
    py: 0.75,
    borderTop: 1,
    borderColor: 'divider',
  },
  '.amount': { ml: 'auto', fontWeight: 600 },
} as const;
