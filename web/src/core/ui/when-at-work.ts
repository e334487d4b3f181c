import { whenIdle } from './when-idle.ts';

/** What somebody does who works on a screen; a mouse that only moves over it does not. */
const signsOfWork = ['keydown', 'pointerdown'] as const;

/**
 * Fetches code ahead once somebody has pressed a key or a button, and the browser then has nothing else to do: until a
 * screen is worked on, it costs what it shows (0140). Returns the way to give that up.
 */
export function whenAtWork(load: () => Promise<unknown>): () => void {
  let giveUp = (): void => {
    for (const sign of signsOfWork) document.removeEventListener(sign, begin, true);
  };
  const begin = (): void => {
    giveUp();
    giveUp = whenIdle(load);
  };
  // Before anything on the screen, which may keep the event to itself.
  for (const sign of signsOfWork) document.addEventListener(sign, begin, true);
  return () => giveUp();
}

/** The same where the line makes it cheap; elsewhere the code comes when it is needed. */
export function whenAtWorkOnFastLine(load: () => Promise<unknown>): () => void {
  return whenAtWork(async () => {
    if (isLineFast()) await load();
  });
}

/** What some browsers tell of the line; `lib.dom` knows nothing of it. */
interface Line {
  readonly saveData?: boolean;
  /** The kind of mobile network that is as fast: 'slow-2g' to '4g'. */
  readonly effectiveType?: string;
}

/** Whether the browser says that the line is fast, and nobody has asked to spare it. */
function isLineFast(): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `lib.dom` knows nothing of it
  const { connection } = navigator as { readonly connection?: Line };
  return connection?.effectiveType === '4g' && connection.saveData !== true;
}
