import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** Fields of a form that belong together, two beside each other where the form has room for them, beside the help, too. */
export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h6" sx={{ p: 0, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {hint && <Typography color="textSecondary">{hint}</Typography>}
      <Box
        sx={{
          mt: 2,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
