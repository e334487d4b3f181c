import { Box, Typography } from '@mui/material';
import { Navigate, useLocation } from 'react-router';
import { Brand } from '../core/ui/Brand.tsx';
import { returnAddress } from './return-address.ts';
import { SignInForm } from './SignInForm.tsx';
import { useSession } from './session.ts';

/** The login screen ('Logowanie'); whoever is signed in is led on. */
export function LoginScreen() {
  const { status } = useSession();
  const { state } = useLocation();
  if (status === 'authenticated') return <Navigate to={returnAddress(state)} replace />;
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '5fr 7fr' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
      }}
    >
      <title>Logowanie – Grządka</title>
      <Box
        sx={{
          p: { xs: 2, md: 6 },
          bgcolor: 'primary.dark',
          color: 'primary.contrastText',
          backgroundImage: { md: 'url(/garden-beds.svg)' },
          backgroundPosition: 'bottom',
          backgroundRepeat: 'no-repeat',
        }}
      >
        <Brand size="large" />
      </Box>
      <Box sx={{ display: 'grid', placeItems: { xs: 'start center', md: 'center' }, p: 3 }}>
        <Box sx={{ width: '100%', maxWidth: '26rem' }}>
          <Typography component="h1" variant="h3" sx={{ mb: 3 }}>
            Logowanie
          </Typography>
          <SignInForm />
        </Box>
      </Box>
    </Box>
  );
}
