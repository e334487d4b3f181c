import { styled } from '@mui/material/styles';

/** The number of a bank account on one line: rather in smaller type than torn apart, on the narrowest phone and beside other columns. */
export const AccountNumber = styled('span')({
  display: 'inline-block',
  whiteSpace: 'nowrap',
  fontSize: 'min(1em, 4.3vw)',
  '[data-rows=columns] &': { fontSize: '0.875rem' },
});
