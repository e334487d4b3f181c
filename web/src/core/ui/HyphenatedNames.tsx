import { Box } from '@mui/material';

/** A text in which no word is torn at its hyphen at the end of a line: 'W-12A' reads as one name. */
export function HyphenatedNames({ text }: { text: string }) {
  return text.split(/(\S*[\p{L}\d]-[\p{L}\d]\S*)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // A block in the line moves on as a whole, and wraps only where a line has no room for it.
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other identity
      <Box key={index} component="span" sx={{ display: 'inline-block', maxWidth: '100%' }}>
        {part}
      </Box>
    ),
  );
}
