import { paths } from './paths.ts';

/** What names in the address the plot that changes hands, the application that is carried out, and who comes. */
export const askedOfHandover = {
  garden: 'dzialka',
  application: 'zgloszenie',
  coming: 'kto',
} as const;

interface NewHandover {
  readonly gardenId: string;
  readonly applicationId?: string | undefined;
  /** The party who comes. */
  readonly comingId?: string | undefined;
}

/** The form that begins the handover of a plot, with what is known of it (docs/product/handovers.md#screens). */
export function newHandoverPath({ gardenId, applicationId, comingId }: NewHandover): string {
  const asked = new URLSearchParams({ [askedOfHandover.garden]: gardenId });
  if (applicationId !== undefined) asked.set(askedOfHandover.application, applicationId);
  if (comingId !== undefined) asked.set(askedOfHandover.coming, comingId);
  return `${paths.newHandover}?${asked}`;
}
