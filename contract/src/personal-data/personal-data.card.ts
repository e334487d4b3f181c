import * as z from 'zod/mini';
import { defineCard } from '../core/system-card.ts';

/** 'Dane osobowe': how many archives with somebody's data are kept or made, whoever asked for them. */
export const personalDataCard = defineCard('personal-data', { exports: z.int() });
