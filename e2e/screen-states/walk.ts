import type { Role } from '@grzadka/contract/core/access/roles';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import type { CDPSession, Page, TestInfo } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { isLongRun } from '../long-run.ts';
import { type WindowName, windows } from '../windows.ts';
import { cramped, nothingCramped } from './cramped.ts';
import { findings, noFindings } from './findings.ts';

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
  /** Looked at in the narrowest window as well, for its long names and numbers. */
  alsoIn?: 'narrowest';
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
  /**
   * Shows the page in one of the windows, all but the wide one in dark colours, so that each state is seen in both
   * schemes; the next test gets it in the wide one again.
   */
  show: (name: WindowName) => Promise<void>;
}

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
    let wasPhone: boolean | undefined;
    const show = async (name: WindowName) => {
      await page.setViewportSize(windows[name]);
      const isPhone = name !== 'wide';
      if (isPhone === wasPhone) return;
      wasPhone = isPhone;
      await page.emulateMedia({ colorScheme: isPhone ? 'dark' : 'light' });
      // The menu and the fields of dates go by the finger, not by the width.
      await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone });
    };
    await use(show);
    await show('wide');
  },
});

/** Whether the title of the window begins with something else than the heading: with the record that is shown. */
async function namesRecord(page: Page): Promise<boolean> {
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  const [title, text] = await Promise.all([page.title(), heading.allTextContents()]);
  return text[0] !== undefined && !title.startsWith(text[0]);
}

/**
 * The windows in which axe looks at a state: both in the long run, else one after the other by turns, since states of a
 * screen have most of it in common.
 */
function windowsForAxe(seenIn: readonly WindowName[], index: number): readonly WindowName[] {
  const own = seenIn.filter((window) => window !== 'narrowest');
  return isLongRun ? own : own.filter((_, place) => place === index % own.length);
}

/**
 * The test of a part of the table: each state is reached once, in the wide window if it exists there, and looked at in
 * both, where words, dates and numbers have room in a phone's largest type, too; in the long run in a PC's, and in a tablet's in
 * the type between the two. What is wrong in one does not hide the others. The report notes at which address each was.
 */
export function walk<Data>({ role, person, prepare, states }: Walk<Data>) {
  return async (
    { app, devtools, page, show, signIn }: Tools,
    { annotations }: TestInfo,
  ): Promise<void> => {
    if (role !== null) await signIn(role, person);
    const data = await prepare({ app, page });
    for (const [index, { name, only, alsoIn, reach }] of states.entries()) {
      await test.step(name, async () => {
        const seenIn: WindowName[] = only ? [only] : ['wide', 'narrow'];
        if (alsoIn) seenIn.push(alsoIn);
        if (only) await show(only);
        await reach({ app, page, data, devtools });
        annotations.push({ type: seenScreen, description: new URL(page.url()).pathname });
        const withAxe = windowsForAxe(seenIn, index);
        for (const window of seenIn) {
          await show(window);
          const found = await findings(page, { withAxe: withAxe.includes(window) });
          expect.soft(found, `${name}, ${window}`).toEqual(noFindings);
          if (window === 'wide' && !isLongRun) continue;
          expect
            .soft(await cramped(page, 130), `${name}, ${window}, 130 %`)
            .toEqual(nothingCramped);
        }
        if (!only && isLongRun) {
          await show('tablet');
          expect.soft(await cramped(page, 115), `${name}, tablet, 115 %`).toEqual(nothingCramped);
        }
        if (await namesRecord(page)) {
          annotations.push({ type: namedScreen, description: new URL(page.url()).pathname });
        }
        await show('wide');
      });
    }
  };
}
