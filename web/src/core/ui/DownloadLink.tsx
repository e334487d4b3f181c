import { DownloadIcon } from './icons.ts';
import { ButtonLink } from './screen/ButtonLink.tsx';

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
    <ButtonLink
      isAtStart
      look="outlined"
      href={href}
      download
      aria-label={about && `${children}: ${about}`}
      startIcon={<DownloadIcon />}
    >
      {children}
    </ButtonLink>
  );
}
