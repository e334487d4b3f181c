import { defineCheck } from '../core/check.ts';

/** The positions of the blocks of each content: from 1, without gaps and doubles. */
export const blockPositionCheck = defineCheck('block-position', { facts: {}, note: {} });
