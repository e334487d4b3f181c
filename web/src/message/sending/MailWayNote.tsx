import type { MailWay } from '@grzadka/contract/mail/mail.model';
import { mailWayInWords } from '@grzadka/contract/mail/mail-way';
import { Alert } from '@mui/material';
import { useClock } from '../../core/ui/hooks/useClock.ts';

/** How e-mails leave, where they do not simply go. */
export function MailWayNote({ mailWay }: { mailWay: MailWay }) {
  const words = mailWayInWords(mailWay, useClock());
  return words === null ? null : <Alert severity="warning">{words}</Alert>;
}
