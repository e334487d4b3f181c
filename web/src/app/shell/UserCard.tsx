import { Box, Typography } from '@mui/material';
import { UserIcon } from '../../core/ui/icons.ts';
import { useUserLabel } from '../../session/session.ts';

/** Who is signed in, and as what. */
export function UserCard() {
  const { name, role } = useUserLabel();
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5, px: 1.5 }}>
      <UserIcon sx={{ fontSize: 32, flex: 'none' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600, lineHeight: 1.35 }}>{name}</Typography>
        <Typography variant="body2">{role}</Typography>
      </Box>
    </Box>
  );
}
