import * as z from 'zod/mini';
import type { Permission } from '../core/access/permissions.ts';
import { keyOf } from '../core/fields.ts';
import { messages } from '../core/messages.ts';

interface Step {
  /** Who sees it: whoever may do it. */
  readonly permission: Permission;
  /** What it takes somebody who has the papers and files at hand. */
  readonly minutes: number;
}

/**
 * The steps from an empty program to one that a garden works with, in the order in which they build on one another:
 * docs/product/signing-in.md#beginning.
 */
export const beginningSteps = {
  garden: { permission: 'settings:write', minutes: 5 },
  sectors: { permission: 'sector:write', minutes: 3 },
  plots: { permission: 'garden:write', minutes: 10 },
  people: { permission: 'party:write', minutes: 15 },
  holders: { permission: 'party:write', minutes: 10 },
  meters: { permission: 'meter:write', minutes: 15 },
  fees: { permission: 'fee:write', minutes: 20 },
  backup: { permission: 'backup:download', minutes: 5 },
  mail: { permission: 'system:run', minutes: 10 },
  site: { permission: 'settings:write', minutes: 5 },
} as const satisfies Record<string, Step>;

export type BeginningStep = keyof typeof beginningSteps;

export const beginningStepNames = Object.keys(beginningSteps) as [
  BeginningStep,
  ...BeginningStep[],
];

/** How far the program is set up, as far as the person who asks may do something about it. */
export const beginning = z.object({
  /** Whether that person has put it away. */
  isPutAway: z.boolean(),
  steps: z.array(z.object({ step: keyOf(beginningSteps), isDone: z.boolean() })),
});

export type Beginning = z.infer<typeof beginning>;

/** The form that puts it away, and takes that back. */
export const beginningChange = z.object({
  isPutAway: z.boolean({ error: messages.invalidValue }),
});
