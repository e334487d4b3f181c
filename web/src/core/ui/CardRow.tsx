import { styled } from '@mui/material/styles';

/**
 * A row of a short list on a card: what something is, and what can be done with it beside that, or below where there is
 * no room.
 */
export const CardRow = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(1),
  paddingBlock: theme.spacing(1),
  borderTop: `1px solid ${theme.palette.divider}`,
}));
