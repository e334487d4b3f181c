import type { MailWay } from '@grzadka/contract/mail/mail.model';
import { mailWayInWords } from '@grzadka/contract/mail/mail-way';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { useClock } from '../../core/ui/hooks/useClock.ts';
import { UnbrokenText } from '../../core/ui/UnbrokenText.tsx';

/** How e-mails leave, where they do not simply go. */
export function MailWayNote({ mailWay }: { mailWay: MailWay }) {
  const words = mailWayInWords(mailWay, useClock());
  if (words === null) return null;
  return (
    <Notice tone="warning">
      <UnbrokenText text={words} />
    </Notice>
  );
}
