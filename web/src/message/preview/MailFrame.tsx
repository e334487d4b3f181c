import { type SyntheticEvent, useState } from 'react';
import styles from './MailFrame.module.css';
import { previewText } from './preview.text.ts';

const heightWhileLoading = 480;

/**
 * An e-mail as a mail program shows it, as high as it is. It is a document of its own, runs no script, and what it links to opens beside
 * the application; its height is read, so that it is of the application's origin.
 */
export function MailFrame({ html }: { html: string }) {
  const [height, setHeight] = useState(heightWhileLoading);
  return (
    <iframe
      srcDoc={html}
      title={previewText.mail}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
        setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? heightWhileLoading)
      }
      style={{ height }}
      className={styles['mail']}
    />
  );
}
