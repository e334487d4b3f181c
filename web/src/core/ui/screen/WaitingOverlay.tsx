import { useWindowListener } from '../hooks/useWindowListener.ts';
import { latePart } from '../loading/late-part.tsx';
import { useRefusedKeys } from '../toasts/useRefusedKeys.ts';
import type { WaitingCoverProps } from './WaitingCover.tsx';

/** Finds the cover over a screen that is only being read. */
export const readingCover = '[data-reading]';

const Cover = latePart(async () => (await import('./WaitingCover.tsx')).WaitingCover, {
  opensItself: true,
});

/**
 * The cover over the whole window while something loads or is saved. What is typed meanwhile is refused visibly, however
 * short the wait is, and from its beginning: over a slow line the cover's own code may come later.
 */
export const WaitingOverlay = Object.assign(
  (props: WaitingCoverProps) => {
    const { isTold, onKeyDown } = useRefusedKeys(props.open && props.keepsFocus !== true);
    useWindowListener('keydown', onKeyDown);
    return <Cover {...props} isTold={isTold} />;
  },
  { fetch: Cover.fetch },
);
