import * as z from 'zod/mini';
import { defineCard } from '../core/system-card.ts';

/** 'Miejsce na dane': what is free on the disk that has the least; null where no disk says. */
export const storageCard = defineCard('storage', { freeBytes: z.nullable(z.int()) });
