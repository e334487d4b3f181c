import type { Role } from '@grzadka/contract/core/access/roles';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import type { CDPSession, Page, TestInfo } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { isLongRun } from '../long-run.ts';
import { type WindowName, windows } from '../windows.ts';
import { cramped, nothingCramped } from './cramped.ts';
import { edgeless } from './edgeless.ts';
import { findings, noFindings, untilArrived } from './findings.ts';
import { lostOnPaper } from './lost-on-paper.ts';

interface Person {
  firstName: string;
  lastName: string;
}

interface Way<Data> {
  app: ServedApp;
  page: Page;
  /** What was prepared. */
  data: Data;
  /** What is set through it is taken back after the walk. */
  devtools: CDPSession;
}

/** One row of the table of screen states. */
interface State<Data> {
  name: string;
  /** The only window in which there is such a state; both by default. */
  only?: WindowName;
  /**
   * Looked at in the narrowest window as well, for its long names and numbers; in the quick run in place of a phone's,
   * where all has more room.
   */
  alsoIn?: 'narrowest';
  /**
   * Looked at in the long run alone, since what it shows is a part that all screens share (a question, a refusal, an
   * empty list) or stands in another state of its screen, too. The quick run passes through it on the way to the next.
   */
  inLongRun?: true;
  /** Printed as well: all that it says stands on paper. */
  onPaper?: true;
  /** Looked at where the system chooses the colours. */
  inForcedColours?: true;
  /** Leads here from the state before, and ends when the state is seen. */
  reach: (way: Way<Data>) => Promise<void>;
}

/** States that follow one from the other, with as few loads of a page as can be. */
interface Walk<Data> {
  /** Who is signed in; nobody if null. */
  role: Role | null;
  person?: Person;
  /** Makes the records that the states show, once somebody is signed in. */
  prepare: (start: { app: ServedApp; page: Page }) => Promise<Data>;
  states: readonly State<Data>[];
}

interface Fixtures {
  devtools: CDPSession;
  /** Shows the page in one of the windows, and in colours; the next test gets it in the wide one and in light ones again. */
  show: (name: WindowName, colours: Colours) => Promise<void>;
}

type Colours = 'light' | 'dark';

/** Under what names a report notes the address of a screen that was looked at: scripts/test/unseen-screens.ts counts on them. */
const seenScreen = 'screen';
const namedScreen = 'named screen';

/** What a walk takes of the fixtures. */
interface Tools extends Fixtures {
  app: ServedApp;
  page: Page;
  signIn: (role: Role, person?: Person) => Promise<unknown>;
}

export const test = base.extend<Fixtures>({
  devtools: async ({ context, page }, use) => {
    const devtools = await context.newCDPSession(page);
    await use(devtools);
    await devtools.detach();
  },

  show: async ({ devtools, page }, use) => {
    let shown: WindowName | undefined;
    let hadColours: Colours | undefined;
    const show = async (name: WindowName, colours: Colours) => {
      const isPhone = name !== 'wide';
      // At the same time, so that the screen is drawn once and not after each of them.
      await Promise.all([
        name !== shown && page.setViewportSize(windows[name]),
        colours !== hadColours && page.emulateMedia({ colorScheme: colours }),
        // The menu and the fields of dates go by the finger, not by the width.
        isPhone !== (shown !== undefined && shown !== 'wide') &&
          devtools.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone }),
      ]);
      shown = name;
      hadColours = colours;
    };
    await use(show);
    await show('wide', 'light');
  },
});

/**
 * Whether the title of the window begins with something else than the heading: with the record that is shown. It is asked for once the page has
 * nothing left to do; a page that is not painted has no such moment, and is asked soon.
 */
async function namesRecord(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    const heading = document.querySelector('h1')?.textContent;
    return heading !== undefined && !document.title.startsWith(heading);
  });
}

/** The windows in which a state is looked at; a phone's is the narrowest in the quick run where the state asks for that. */
function windowsOf<Data>({ only, alsoIn }: State<Data>): readonly WindowName[] {
  if (only) return [only];
  if (!alsoIn) return ['wide', 'narrow'];
  return isLongRun ? ['wide', 'narrow', alsoIn] : ['wide', alsoIn];
}

/**
 * The windows in which axe looks at a state: a PC's and a phone's in the long run, else one by turns of two states each,
 * since states of a screen have most of it in common.
 */
function windowsForAxe(seenIn: readonly WindowName[], looks: number): readonly WindowName[] {
  const turn = Math.floor((looks + 1) / 2);
  return isLongRun
    ? seenIn.filter((window) => window !== 'narrowest')
    : seenIn.filter((_, place) => place === turn % seenIn.length);
}

/** The states that this run comes to, up to the last one that it looks at. */
function statesOfRun<Data>(states: readonly State<Data>[]): readonly State<Data>[] {
  if (isLongRun) return states;
  return states.slice(0, states.findLastIndex(({ inLongRun }) => !inLongRun) + 1);
}

/** What axe sees in the wide window is light, what it sees on a phone dark. */
function coloursIn(window: WindowName): Colours {
  return window === 'wide' ? 'light' : 'dark';
}

/**
 * The test of a part of the table: each state is reached once, in the wide window if it exists there, and looked at in
 * both, where words, dates and numbers have room in a phone's largest type, too; in the long run in a PC's, and in a tablet's in
 * the type between the two. What is wrong in one does not hide the others. The report notes at which address each was
 * that was looked at.
 */
export function walk<Data>({ role, person, prepare, states }: Walk<Data>) {
  return async (
    { app, devtools, page, show, signIn }: Tools,
    { annotations }: TestInfo,
  ): Promise<void> => {
    if (role !== null) await signIn(role, person);
    const data = await prepare({ app, page });
    let looks = 0;
    for (const state of statesOfRun(states)) {
      const { name, only, onPaper, inForcedColours, inLongRun = false, reach } = state;
      await test.step(name, async () => {
        if (inLongRun && !isLongRun) {
          await show(only ?? 'wide', 'light');
          await reach({ app, page, data, devtools });
          await untilArrived(page);
          return;
        }
        const seenIn = windowsOf(state);
        const withAxe = windowsForAxe(seenIn, looks);
        looks += 1;
        // Only axe sees colours, and to change them costs the application as much as a screen.
        const [colours = 'light'] = withAxe.map(coloursIn);
        await show(only ?? 'wide', colours);
        await reach({ app, page, data, devtools });
        annotations.push({ type: seenScreen, description: new URL(page.url()).pathname });
        for (const window of seenIn) {
          await show(window, withAxe.includes(window) ? coloursIn(window) : colours);
          const found = await findings(page, { withAxe: withAxe.includes(window) });
          expect.soft(found, `${name}, ${window}`).toEqual(noFindings);
          if (window === 'wide' && !isLongRun) continue;
          expect
            .soft(await cramped(page, 130), `${name}, ${window}, 130 %`)
            .toEqual(nothingCramped);
        }
        if (!only && isLongRun) {
          await show('tablet', colours);
          expect.soft(await cramped(page, 115), `${name}, tablet, 115 %`).toEqual(nothingCramped);
        }
        if (inForcedColours) {
          expect.soft(await edgeless(page), `${name}, in forced colours`).toEqual([]);
        }
        if (onPaper) expect.soft(await lostOnPaper(page), `${name}, on paper`).toEqual([]);
        if (await namesRecord(page)) {
          annotations.push({ type: namedScreen, description: new URL(page.url()).pathname });
        }
        await show('wide', colours);
      });
    }
  };
}
