import type { Scene } from './scenes/scenes.ts';
import type { Plan } from './schedule.ts';

/** A picture in a text: what is drawn, and what a screen reader says of it. */
interface DemoPicture {
  readonly scene: Scene;
  readonly alt: string;
}

/** A content block: HTML that the sanitiser leaves as it is, or a picture. */
export type DemoBlock = string | DemoPicture;

/** What an entry says. */
interface DemoText {
  readonly title: string;
  readonly blocks: readonly DemoBlock[];
}

/** A news entry or a notice: when it is published, and what it says on that day. */
export interface DemoEntry extends Plan {
  readonly write: (day: Temporal.PlainDate) => DemoText;
}

/** A version of a page. */
export interface DemoVersion extends Plan {
  readonly write: (day: Temporal.PlainDate) => readonly DemoBlock[];
}
