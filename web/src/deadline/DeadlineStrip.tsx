import type { DeadlinePlace } from '@grzadka/contract/core/deadline';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useMay } from '../core/access/access.ts';
import { lateField } from '../core/ui/loading/late-part.tsx';

/** Above what somebody came for, without moving it: what follows is seen once it is known whether something is due. */
const Waiting = () => <Box data-waiting sx={{ '& ~ *': { opacity: 0 } }} />;

const NearestDeadlines = lateField<{
  place: DeadlinePlace;
  standIn: ReactNode;
}>(async () => (await import('./NearestDeadlines.tsx')).NearestDeadlines);

/** The nearest deadlines that concern a part of the program, above its screen; nothing where there are none. */
export function DeadlineStrip({ place }: { place: DeadlinePlace }) {
  return useMay('deadline:read') && <NearestDeadlines open place={place} standIn={<Waiting />} />;
}
