import { Box } from '@mui/material';
import { FormTextField } from '../core/form/fields/TextField.tsx';

interface BankAccountFieldProps {
  name: string;
  label: string;
  /** What stands below the field while nothing is wrong with it. */
  helper?: string;
}

/** The number of a bank account, with all its 26 digits seen at once. */
export function BankAccountField(field: BankAccountFieldProps) {
  return (
    <Box sx={wholeAccountStyle}>
      <FormTextField {...field} inputMode="numeric" />
    </Box>
  );
}

/** In their groups, in the largest type, too: across both columns, a little smaller on a phone. */
const wholeAccountStyle = {
  gridColumn: '1 / -1',
  '& input': {
    letterSpacing: { xs: '-0.03em', sm: 'normal' },
    fontSize: { xs: 'min(1rem, 4.1vw)', sm: 'inherit' },
  },
} as const;
