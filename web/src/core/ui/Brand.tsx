import { Box, Typography } from '@mui/material';

/** The application's mark and name. */
export function Brand({ size = 'medium' }: { size?: 'medium' | 'large' }) {
  const side = size === 'large' ? 56 : 44;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <img src="/icon.svg" alt="" width={side} height={side} />
      <Typography component="span" variant={size === 'large' ? 'h3' : 'h4'}>
        Grządka
      </Typography>
    </Box>
  );
}
