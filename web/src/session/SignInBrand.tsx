import { Box, Typography } from '@mui/material';
import { useAssociation } from '../core/association.ts';
import { Brand } from '../core/ui/Brand.tsx';

/** Whose program it is and which: the association's logo and name, where it has said them. */
export function SignInBrand() {
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
