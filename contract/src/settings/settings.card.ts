import * as z from 'zod/mini';
import { defineCard } from '../core/system-card.ts';
import { neededOnPaper, senderPartLabels } from './paper-lacks.ts';

/** What letters, transfers and e-mails cannot do without, as a sentence names it. */
export const neededLabels = { ...senderPartLabels, email: 'e-mail' } as const;

const neededSettings = [...neededOnPaper.letter, 'email'] as const;

/** 'Ustawienia': which of the needed ones are missing, and whether there is a public site. */
export const settingsCard = defineCard('settings', {
  missing: z.array(z.enum(neededSettings)),
  publicSite: z.boolean(),
});
