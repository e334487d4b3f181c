import { Typography } from '@mui/material';

/** The header above a group of settings. */
export function SectionHeader({ id, children }: { id?: string; children: string }) {
  return (
    <Typography id={id} component="h3" variant="subtitle1" sx={{ fontWeight: 700, mb: 1 }}>
      {children}
    </Typography>
  );
}
