import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { ErrorIcon, RefreshIcon } from '../../core/ui/icons.ts';
import { Placeholder } from '../../core/ui/screen/Placeholder.tsx';
import { uiText } from '../../core/ui/ui.text.ts';
import { previewText } from '../content.text.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import styles from './SitePreview.module.css';

interface SitePreviewProps {
  /** The address of the page; of this host, which alone may frame it. */
  address: string;
  /** How wide the reader's window is, in CSS pixels. */
  width: number;
  /** Reads the owner again, which also finds out why the page did not come. */
  retry: () => Promise<unknown>;
}

/** How the page stands: its height in CSS pixels once it is there. */
type Framed =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'shown'; height: number };

/**
 * The page of the public site, as high as it is, so that it scrolls with the screen. It runs no script, and what it
 * links to opens beside the application; of its own origin it has to be, since its images are sent to staff alone.
 */
export function SitePreview({ address, width, retry }: SitePreviewProps) {
  const [framed, setFramed] = useState<Framed>({ state: 'loading' });
  if (framed.state === 'failed') {
    return (
      <Placeholder
        icon={ErrorIcon}
        title={previewText.siteFailed}
        text={previewText.siteFailedHint}
      >
        <Button
          look="filled"
          startIcon={<RefreshIcon />}
          onClick={() => {
            setFramed({ state: 'loading' });
            void retry();
          }}
        >
          {uiText.retry}
        </Button>
      </Placeholder>
    );
  }
  return (
    <>
      <Text as="output" isQuiet className={styles['state']}>
        {framed.state === 'loading' && previewText.loadingSite}
      </Text>
      <PreviewFrame width={width}>
        <iframe
          src={address}
          title={previewText.sitePage}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          onLoad={(event: SyntheticEvent<HTMLIFrameElement>) =>
            setFramed(readFrame(event.currentTarget))
          }
          style={{ height: framed.state === 'shown' ? framed.height : heightWhileLoading }}
          className={styles['site']}
        />
      </PreviewFrame>
    </>
  );
}

const heightWhileLoading = 400;

/** A refusal comes as an error body, and what the browser says of a lost connection cannot be read. */
function readFrame({ contentDocument }: HTMLIFrameElement): Framed {
  return contentDocument?.contentType === 'text/html'
    ? { state: 'shown', height: contentDocument.documentElement.scrollHeight }
    : { state: 'failed' };
}
