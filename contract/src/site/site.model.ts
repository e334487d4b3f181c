import * as z from 'zod/mini';

/** Whether the public site is switched on, and the address of its start page, without a slash at its end. */
export const siteState = z.object({ enabled: z.boolean(), url: z.string() });

export type SiteState = z.infer<typeof siteState>;
