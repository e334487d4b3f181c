import * as z from 'zod/mini';
import { defineCard } from '../core/system-card.ts';

/** What letters, transfers and e-mails cannot do without. */
export const neededSettings = ['name', 'address', 'email', 'bankAccount'] as const;

/** 'Ustawienia': which of the needed ones are missing, and whether there is a public site. */
export const settingsCard = defineCard('settings', {
  missing: z.array(z.enum(neededSettings)),
  publicSite: z.boolean(),
});
