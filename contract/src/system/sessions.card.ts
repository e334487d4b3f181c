import { z } from 'zod';
import { defineCard } from '../core/system-card.ts';

/** 'Kto jest zalogowany': how many sessions are open, and of how many logins. */
export const sessionsCard = defineCard('sessions', {
  sessions: z.int(),
  logins: z.int(),
});
