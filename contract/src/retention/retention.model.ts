import * as z from 'zod/mini';
import { auditYears } from '../audit/audit.model.ts';
import { bankFileYears } from '../bank/importing/bank-import.labels.ts';
import { handoverDays } from '../board-handover/board-handover.model.ts';
import { keyOf } from '../core/fields.ts';
import { daysRestorable } from '../core/restore/restore.model.ts';
import { dayReply } from '../core/time/day.ts';
import { recipientYears } from '../message/message.labels.ts';
import { exportDays } from '../personal-data/personal-data.model.ts';
import { photoMonths } from '../submission/photo-rules.ts';
import { waitingMonths } from '../waiting/waiting.model.ts';

/** What is kept for a time alone, what that is called, and for how long: docs/product/retention.md. */
export const retentionRules = {
  'mail-bodies': { label: 'Treść e-maili', keptFor: 'do wysłania' },
  'reading-photos': {
    label: 'Zdjęcia odczytów',
    keptFor: `${photoMonths}\u00a0miesięcy od rozpatrzenia odczytu`,
  },
  'message-recipients': {
    label: 'Odbiorcy wiadomości',
    keptFor: `${recipientYears}\u00a0lat od wysłania`,
  },
  'bank-files': {
    label: 'Pliki wyciągów bankowych',
    keptFor: `${bankFileYears}\u00a0lat od końca roku, z którego są`,
  },
  audit: { label: 'Dziennik zmian', keptFor: `${auditYears}\u00a0lat` },
  'unused-objects': {
    label: 'Nieużywane obrazy i dokumenty',
    keptFor: `${daysRestorable}\u00a0dni od usunięcia`,
  },
  waiting: {
    label: 'Oczekujący',
    keptFor: `${waitingMonths}\u00a0miesięcy od przyjęcia działki albo rezygnacji`,
  },
  'board-handovers': {
    label: 'Pliki dla nowego zarządu',
    keptFor: `${handoverDays}\u00a0dni`,
  },
  'personal-exports': {
    label: 'Dane przygotowane na prośbę osoby',
    keptFor: `${exportDays}\u00a0dni`,
  },
} as const satisfies Record<string, { readonly label: string; readonly keptFor: string }>;

export type RetentionKind = keyof typeof retentionRules;

const retentionItem = z.object({
  kind: keyOf(retentionRules),
  /** The day of the next deletion in the gardens; null where nothing is kept, or it goes at once. */
  nextOn: z.nullable(dayReply),
  /** Of how many then. */
  count: z.int(),
});

export type RetentionItem = z.infer<typeof retentionItem>;

/** What is kept for a time alone, and when how much of it goes next. */
export const retention = z.object({ items: z.array(retentionItem) });
