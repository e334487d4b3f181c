import { mdiOpenInNew } from '@mdi/js';
import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { icon } from '../core/ui/icon.ts';
import { siteStateQuery } from './site.queries.ts';
import { siteAddress } from './site-addresses.ts';

const NewTabIcon = icon(mdiOpenInNew, 'NewTab');

const label = 'Zobacz na stronie ogrodu';

interface SiteLinkProps {
  /** Where the public site has it, below its root. */
  path: string;
  /** Whether readers see it now. */
  isPublished: boolean;
}

/** Leads to what readers see, in a new tab; nothing for what they do not see, or while the site is off. */
export function SiteLink({ path, isPublished }: SiteLinkProps) {
  const { data: site } = useQuery({ ...siteStateQuery, enabled: isPublished });
  if (!isPublished || !site?.enabled) return null;
  return (
    <Button
      href={siteAddress(site, path)}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
      // Beside other buttons a narrow bar has no room for the words.
      sx={{ flex: 'none', minWidth: 44, gap: 1 }}
    >
      <NewTabIcon />
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {label}
      </Box>
    </Button>
  );
}
