import * as z from 'zod/mini';
import { defineCard } from '../core/system-card.ts';

/** 'Kto jest zalogowany': how many sessions are open, and of how many logins. */
export const sessionsCard = defineCard('sessions', {
  sessions: z.int(),
  logins: z.int(),
});
