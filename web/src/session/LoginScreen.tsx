import { Box, Typography } from '@mui/material';
import { useAssociation } from '../core/association.ts';
import { endReasonText } from './end-reason.text.ts';
import { SignInBrand } from './SignInBrand.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSessionState } from './session.ts';

/** The login screen ('Logowanie'). */
export function LoginScreen() {
  const { name } = useAssociation();
  const session = useSessionState();
  const endReason = session.status === 'anonymous' ? session.endReason : undefined;
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
      <title>{`Logowanie – ${name ?? 'Grządka'}`}</title>
      <Box
        sx={{
          p: { xs: 2, md: 6 },
          bgcolor: 'sidebar.background',
          color: 'sidebar.text',
          backgroundImage: { md: 'url(/garden-beds.svg)' },
          backgroundPosition: 'bottom',
          backgroundRepeat: 'no-repeat',
        }}
      >
        <SignInBrand />
      </Box>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'start center',
          p: 3,
          // About the middle, but from the top: a message below the form moves none of it.
          pt: { md: 'max(1.5rem, 50dvh - 13rem)' },
        }}
      >
        <Box sx={{ width: '100%', maxWidth: '26rem' }}>
          <Typography component="h1" variant="h3" sx={{ mb: 3 }}>
            Logowanie
          </Typography>
          {endReason && (
            <Typography component="output" sx={{ display: 'block', mb: 3 }}>
              {endReasonText[endReason]}
            </Typography>
          )}
          <SignInForm />
        </Box>
      </Box>
    </Box>
  );
}
