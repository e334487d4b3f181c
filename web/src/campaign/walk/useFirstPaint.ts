import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import {
  forgetFirstPaint,
  keepFirstPaint,
  takeFirstPaint,
} from '../../core/offline/first-paint.ts';
import { whenIdle } from '../../core/ui/when-idle.ts';
import type { Place } from './usePlace.ts';
import { walkPaths } from './walk.paths.ts';

/** Keeps what is on the screen as what this walk shows first when it is opened without a network; undefined where no meter is. */
export function useFirstPaint(campaignId: string, meterId: string | undefined): void {
  const isMeter = meterId !== undefined;
  useEffect(() => {
    if (!isMeter) void forgetFirstPaint();
  }, [isMeter]);
  // With whatever changes on the screen: the counts above, what is typed, the meter.
  useEffect(() => {
    if (meterId === undefined) return undefined;
    return whenIdle(() => keepFirstPaint(walkPaths.walk(campaignId), meterId));
  });
}

/** Goes on where somebody typed before the program was there, and stays at the meter that they saw. */
export function useTypedAhead(
  input: RefObject<HTMLInputElement | null>,
  meterId: string,
  place: Place,
): void {
  const goOn = useEffectEvent(() => {
    const ahead = takeFirstPaint(input.current);
    if (ahead?.text === undefined) return;
    place.changeDraft(ahead.recordId, { text: ahead.text.replaceAll('.', ',') });
    if (ahead.recordId !== meterId) place.go(ahead.recordId);
  });
  // Before the screen is seen in its place.
  useLayoutEffect(() => goOn(), []);
}
