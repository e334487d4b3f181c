/** How long something has to stand before a key may act on it, in milliseconds: nobody has seen it before. */
const seenAfter = 300;

/** A press of a button by its key or by itself, in milliseconds of the page's clock (`performance.now`). */
export interface Press {
  readonly at: number;
  /** Since when the button stands there and means what it does. */
  readonly since: number;
  /** The key; of a click undefined. */
  readonly key?: string | undefined;
}

/** Whether somebody can have seen what a press acts on. */
export function wasSeen({ at, since }: Press): boolean {
  return at - since >= seenAfter;
}
