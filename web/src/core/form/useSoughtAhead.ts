import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { errorText } from '../api/api-error.ts';
import { holdForm, letGo } from './held-forms.ts';

interface SoughtAhead<Found> {
  /** The field's name in the form. */
  name: string;
  /** The first that a phrase finds. */
  seek: (phrase: string) => Promise<Found | undefined>;
  take: (found: Found) => void;
}

/**
 * Lets a phrase be left before it is found: it is looked for at once, and taken when the answer comes, whatever has the focus by then. The
 * form is not saved before, and not at all where nothing was found, until that is forgotten (0177).
 */
export function useSoughtAhead<Found>({ name, seek, take }: SoughtAhead<Found>) {
  const { control } = useFormContext();
  const [sought, setSought] = useState<readonly string[]>([]);
  const [missed, setMissed] = useState<string>();
  const waiting = useRef(0);
  const round = useRef(0);
  const last = useRef(Promise.resolve(true));
  const takeFound = useRef(take);
  useEffect(() => {
    takeFound.current = take;
  });
  useEffect(() => () => letGo(control, name), [control, name]);

  /** Looks for a phrase, behind those that are looked for already. */
  const ask = (phrase: string): void => {
    const own = round.current;
    const before = last.current;
    const answer = seek(phrase).then(
      (found) => ({ found, why: nothingFound(phrase) }),
      (failure: unknown) => ({ found: undefined, why: errorText(failure) }),
    );
    const answered = async () => {
      const wasDone = await before;
      const { found, why } = await answer;
      // Something else was typed since: the form waits for that, if for anything.
      if (own !== round.current) return true;
      waiting.current -= 1;
      setSought((phrases) => phrases.slice(1));
      if (found === undefined) setMissed(why);
      else takeFound.current(found);
      const isDone = wasDone && found !== undefined;
      if (isDone && waiting.current === 0) letGo(control, name);
      return isDone;
    };
    waiting.current += 1;
    setSought((phrases) => [...phrases, phrase.trim()]);
    last.current = answered();
    holdForm(control, name, last.current);
  };

  /** Something else is typed: what was looked for is not meant any more, found or not. */
  const forget = (): void => {
    round.current += 1;
    waiting.current = 0;
    last.current = Promise.resolve(true);
    letGo(control, name);
    setSought([]);
    setMissed(undefined);
  };

  /** Shows that nothing was found, as if it had been looked for. */
  const tellMissed = (phrase: string): void => {
    setMissed(nothingFound(phrase));
    holdForm(control, name, Promise.resolve(false));
  };

  return {
    ask,
    forget,
    tellMissed,
    /** Whether something is looked for: known at once, before the screen shows it. */
    isSeeking: () => waiting.current > 0,
    /** What is said of it at the field. */
    told: sought.length > 0 ? `Szukanie: „${sought.join('”, „')}”…` : undefined,
    missed,
  };
}

function nothingFound(phrase: string): string {
  return `Nic nie znaleziono: „${phrase.trim()}”`;
}
