import { roleLabel } from '@grzadka/contract/core/access/roles';
import type { PartyLogin } from '@grzadka/contract/party/party-reply';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { itemMark } from '../core/ordered/useItemFocus.ts';
import { loginText } from './login.text.ts';

interface LoginRowProps {
  login: PartyLogin;
  /** What can be done with it, or why nothing can. */
  children: ReactNode;
}

/** One login of a party: its name, whether it may sign in, its roles. */
export function LoginRow({ login, children }: LoginRowProps) {
  const { loginId, userLoginId, enabled, securityRoles } = login;
  return (
    <Box
      component="li"
      {...itemMark(userLoginId)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {/* What can be done goes below where it would leave no room for a word. */}
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{loginId}</Typography>
        <Typography variant="body2" color="textSecondary">
          {loginText.activeState(enabled)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {loginText.roles(securityRoles.map(roleLabel).join(', '))}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
