import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useAssociation } from '../../association.ts';
import { Brand } from '../Brand.tsx';

interface OutsideScreenProps {
  title: string;
  children: ReactNode;
}

/** A screen that needs no session: whose program it is, without a menu, and what there is to do. */
export function OutsideScreen({ title, children }: OutsideScreenProps) {
  const { name } = useAssociation();
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
      <title>{`${title} – ${name ?? 'Grządka'}`}</title>
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
        <AssociationBrand />
      </Box>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'start center',
          p: 3,
          // About the middle, but from the top: a message below moves none of it.
          pt: { md: 'max(1.5rem, 50dvh - 13rem)' },
        }}
      >
        <Box sx={{ width: '100%', maxWidth: '26rem' }}>
          <Typography component="h1" variant="h3" sx={{ mb: 3 }}>
            {title}
          </Typography>
          {children}
        </Box>
      </Box>
    </Box>
  );
}

/** Whose program it is and which: the association's logo and name, where it has said them. */
function AssociationBrand() {
  const { name, logoUrl } = useAssociation();
  return (
    <Box sx={{ display: 'grid', gap: { xs: 1.5, md: 4 } }}>
      <Brand size="large" />
      {(name !== null || logoUrl !== null) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          {logoUrl !== null && <Logo src={logoUrl} isNamed={name !== null} />}
          {name !== null && (
            <Typography variant="h5" component="p" sx={nameStyle}>
              {name}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}

/** On a light ground, which most logos are made for; its place is there before it has come. */
function Logo({ src, isNamed }: { src: string; isNamed: boolean }) {
  return (
    <Box
      component="img"
      src={src}
      // Beside the name it says nothing more.
      alt={isNamed ? '' : 'Logo ogrodu'}
      sx={{
        width: { xs: 64, md: 112 },
        height: { xs: 64, md: 112 },
        p: 1,
        borderRadius: 1,
        objectFit: 'contain',
        bgcolor: 'common.white',
      }}
    />
  );
}

const nameStyle = { minWidth: 0, flex: '1 1 12rem', overflowWrap: 'anywhere' } as const;
