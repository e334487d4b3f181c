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

/** The same as the page shows before the application runs; its looks are in index.html. */
export function Splash() {
  return (
    <div className="splash">
      <img src="/icon.svg" alt="" width={96} height={96} />
      Grządka
    </div>
  );
}
