import { Button } from '@mui/material';
import { DownloadIcon } from './icons.ts';

interface DownloadLinkProps {
  /** From where the browser takes the file. */
  href: string;
  children: string;
  /** What distinguishes it from others with the same words, for people who do not see what it stands beside. */
  about?: string;
}

/** Leads to a file, which the browser puts among its downloads. */
export function DownloadLink({ href, children, about }: DownloadLinkProps) {
  return (
    <Button
      component="a"
      href={href}
      download
      aria-label={about && `${children}: ${about}`}
      variant="outlined"
      startIcon={<DownloadIcon />}
      sx={{ alignSelf: 'start' }}
    >
      {children}
    </Button>
  );
}
