import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { typingPause } from '../../core/ui/typing-pause.ts';
import { judgeAt, judgeTyped, type TypedVerdict } from './judge-typed.ts';
import { verdictContextQuery } from './verdict.queries.ts';

/** The verdict on what is being typed. */
interface ShownVerdict {
  /** On what stood there when the typing paused last; undefined while nothing is known of the meter. */
  readonly shown: TypedVerdict | undefined;
  /** Whether the dial is likely to have passed through zero, by what stands there now. */
  readonly isRollOverLikely: boolean;
  /** Does not wait for a pause, with this text or the present one. */
  readonly showNow: (text?: string) => void;
}

/**
 * Judges a text typed for a meter's value in the browser. Where what that takes cannot be had nothing is said: the server
 * judges what is saved.
 * @param readAt when it was read, as on the wire; null of what is read now
 */
export function useTypedVerdict(
  meterId: string,
  text: unknown,
  readAt: string | null,
): ShownVerdict {
  const { data: context } = useQuery(verdictContextQuery(meterId));
  const [openedAt] = useState(() => new Date());
  const [shownText, setShownText] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setShownText(text), typingPause);
    return () => clearTimeout(pause);
  }, [text]);
  const judge = (judged: unknown) => {
    if (context === undefined) return undefined;
    if (readAt === null) return judgeTyped(judged, context, openedAt);
    return judgeAt(judged, context, { readAt: new Date(readAt), now: openedAt });
  };
  const present = judge(text);
  return {
    shown: judge(shownText),
    isRollOverLikely: present?.isRollOverLikely ?? false,
    // At once: what then has the focus next may be among what is shown.
    showNow: (next) => flushSync(() => setShownText(next ?? text)),
  };
}
